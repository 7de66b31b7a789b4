/** Checks before a total is quoted or ordered [wire.quote-changed]. */
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { selectedLines, type PricedCart } from '../cart/price-cart'
import { checkAvailable } from '../cart/find-sku'
import { fieldRefusal, operationFailed } from '../../kernel/http/refusal'
import type { AddressRow } from '../addresses/rows'
import type { AddressSnapshot } from '../../kernel/db/schema/orders'
import { Refusal } from '../../kernel/http/refusal'

/** An address of the buyer's book as stored in an order. Throws 2000019 if it is not in the book. */
export function addressIn(book: readonly AddressRow[], addressId: string): AddressSnapshot {
  const found = book.find(({ address_id }) => address_id === addressId)
  if (!found) throw new Refusal(Code.notFound)
  const { name, street, zip, city, state, country, phone, email } = found
  return { name, street, zip, city, state, country, phone, email }
}

/** Throws not_allowed if nothing is selected, and 1000008 if a shop does not have the chosen method. */
export function checkChoices(cart: PricedCart, methods: Readonly<Record<string, string>>): void {
  if (selectedLines(cart).length === 0) throw operationFailed('not_allowed')
  const missing = cart.shops.filter(({ shop, selected, shipping }) => {
    const chosen = Object.hasOwn(methods, String(shop.id))
    return selected.length > 0 && (!chosen || shipping === null)
  })
  if (missing.length === 0) return
  const errors: FieldError[] = [{ field: 'shipping_methods', rule: 'one_of' }]
  throw fieldRefusal(Code.invalidParameter, errors)
}

/** Throws 2000023 if a selected line holds more pieces than are in stock. */
export function checkStock(cart: PricedCart): void {
  for (const { goods, qty } of selectedLines(cart)) checkAvailable(goods, qty)
}

/** Whether what was chosen can be ordered: something is selected, with a method for each shop, and in stock. */
export function isOrderable(cart: PricedCart): boolean {
  const lines = selectedLines(cart)
  const shipped = cart.shops.every(({ selected, shipping }) => selected.length === 0 || shipping !== null)
  return lines.length > 0 && shipped && lines.every(({ goods, qty }) => qty <= goods.stock)
}
