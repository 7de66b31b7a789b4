import type { Texts } from '../texts'
import type { cart as en } from '../en/cart'

export const cart: Texts<typeof en> = {
  clamped: {
    one: '{count} producto se ajustó a las existencias',
    other: '{count} productos se ajustaron a las existencias',
  },
}
