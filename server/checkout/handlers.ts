/** The calls of the checkout (gaps §3). */
import { readCart } from '../cart/lines'
import { presentCart } from '../cart/present'
import { transaction } from '../db/transaction'
import { handle, type CallHandler } from '../http/context'
import { chargesOf, offeredWallets } from '../ledger/wallets'
import { checkChoices, checkStock, requireAddress } from './check'
import { openCheckout } from './open'
import { saveQuote } from './quotes'
import { submitOrder } from './submit'

export const checkoutHandlers: readonly CallHandler[] = [
  handle('checkout', ({ db, user, fields, lang, now, gateways }) =>
    openCheckout(db, { userId: user.id, addressId: fields.address_id, lang, now, byCard: gateways.length > 0 }),
  ),
  handle('checkoutQuote', ({ db, user, fields, lang, now }) =>
    transaction(db, async (tx) => {
      await requireAddress(tx, user.id, fields.address_id)
      const cart = await readCart(tx, user.id, now, fields.shipping_methods)
      checkChoices(cart, fields.shipping_methods)
      checkStock(cart)
      const quoteId = await saveQuote(tx, { userId: user.id, cart, choices: fields, now })
      return {
        cart_info: presentCart(cart, lang),
        quote_id: String(quoteId),
        charge: chargesOf(await offeredWallets(tx), cart.grandTotal),
      }
    }),
  ),
  handle('submitOrder', ({ db, user, fields, lang, now }) => submitOrder(db, { userId: user.id, fields, lang, now })),
]
