import type { Texts } from '../texts'
import type { policy as en } from '../en/policy'

export const policy: Texts<typeof en> = {}
