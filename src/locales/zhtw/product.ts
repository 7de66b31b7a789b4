import type { Texts } from '../texts'
import type { product as en } from '../en/product'

export const product: Texts<typeof en> = {}
