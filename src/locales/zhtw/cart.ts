import type { Texts } from '../texts'
import type { cart as en } from '../en/cart'

export const cart: Texts<typeof en> = {
  clamped: { other: '{count} 件商品已按庫存調整數量' },
}
