/** The calls of the checkout. */
import { presentCart } from '../cart/present'
import { purchaseOf, readPurchase } from '../cart/purchase'
import { transaction } from '../../kernel/db/transaction'
import { handle, type CallHandler } from '../../kernel/http/context'
import { chargesOf, offeredWallets } from '../ledger/wallets'
import { checkChoices, checkStock, requireAddress } from './check'
import { openCheckout } from './open'
import { saveQuote } from './quotes'
import { submitOrder } from './submit'

export const checkoutHandlers: readonly CallHandler[] = [
  handle('checkout', ({ db, user, fields, lang, now, offered }) =>
    openCheckout(db, {
      purchase: purchaseOf(user.id, fields),
      addressId: fields.address_id,
      lang,
      now,
      byCard: offered.length > 0,
    }),
  ),
  handle('checkoutQuote', ({ db, user, fields, lang, now }) =>
    transaction(db, async (tx) => {
      await requireAddress(tx, user.id, fields.address_id)
      const purchase = purchaseOf(user.id, fields)
      const cart = await readPurchase(tx, purchase, now, fields.shipping_methods)
      checkChoices(cart, fields.shipping_methods)
      checkStock(cart)
      const quoteId = await saveQuote(tx, { purchase, cart, choices: fields, now })
      return {
        cart_info: presentCart(cart, lang),
        quote_id: String(quoteId),
        charge: chargesOf(await offeredWallets(tx), cart.grandTotal),
      }
    }),
  ),
  handle('submitOrder', ({ db, user, fields, lang, now }) => submitOrder(db, { userId: user.id, fields, lang, now })),
]
