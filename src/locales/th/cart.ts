import type { Texts } from '../texts'
import type { cart as en } from '../en/cart'

export const cart: Texts<typeof en> = {
  clamped: { other: 'ปรับจำนวนสินค้า {count} รายการตามสต็อก' },
}
