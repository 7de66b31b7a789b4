import type { Texts } from '../texts'
import type { cart as en } from '../en/cart'

export const cart: Texts<typeof en> = {
  clamped: { other: '{count} 件商品已按库存调整数量' },
}
