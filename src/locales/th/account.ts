import type { Texts } from '../texts'
import type { account as en } from '../en/account'

export const account: Texts<typeof en> = {}
