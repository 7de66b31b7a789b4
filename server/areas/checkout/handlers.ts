/** The calls of the checkout. */
import { presentCart } from '../cart/present'
import { purchaseOf } from '../cart/purchase'
import { handle, type CallHandler } from '../../kernel/http/context'
import { dayIn } from '../../kernel/text/day'
import { chargesOf } from '../ledger/wallets'
import { openCheckout } from './open'
import { quotePurchase } from './quote'
import { submitOrder } from './submit'

export const checkoutHandlers: readonly CallHandler[] = [
  handle('checkout', ({ db, user, fields, lang, now, config, offered }) =>
    openCheckout(db, {
      purchase: purchaseOf(user.id, fields),
      addressId: fields.address_id,
      lang,
      now,
      today: dayIn(config.timeZone, now),
      byCard: offered.length > 0,
      guest: user.guest,
    }),
  ),
  handle('checkoutQuote', async ({ db, user, fields, lang, now }) => {
    const quoted = await quotePurchase(db, { purchase: purchaseOf(user.id, fields), choices: fields, now })
    const { cart, offers, quoteId, wallets } = quoted
    return {
      cart_info: presentCart(cart, lang, offers),
      quote_id: String(quoteId),
      charge: chargesOf(wallets, cart.grandTotal),
    }
  }),
  handle('submitOrder', ({ db, user, fields, lang, now, config }) =>
    submitOrder(db, { userId: user.id, fields, lang, now, today: dayIn(config.timeZone, now) }),
  ),
]
