import type { Texts } from '../texts'
import type { auth as en } from '../en/auth'

export const auth: Texts<typeof en> = {}
