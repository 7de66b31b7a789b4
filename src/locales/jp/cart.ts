import type { Texts } from '../texts'
import type { cart as en } from '../en/cart'

export const cart: Texts<typeof en> = {
  clamped: { other: '{count}点の数量を在庫に合わせました' },
}
