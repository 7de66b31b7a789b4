import type { Texts } from '../texts'
import type { orders as en } from '../en/orders'

export const orders: Texts<typeof en> = {}
