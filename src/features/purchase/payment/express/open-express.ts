import type { Data } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { CartInfo } from '@contract/entities/cart'
import type { ShippingMethods } from '@contract/entities/checkout'
import { selectedLines } from '@/domain/cart/cart-lines'
import { isRefusal } from '@/services/api-error'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import { checkout } from '@/stores/checkout'

export type Quote = Pick<Data<'checkoutQuote'>, 'cart_info' | 'quote_id' | 'charge'>

/** What can be paid. */
export interface Opened {
  readonly data: Data<'checkout'>
  /** What the choices were when it was opened, and their quote, if there is one. */
  readonly key: string
  readonly quote: Quote | null
}

/** Equal exactly for the same address and the same methods. */
export const choicesKey = (addressId: string, methods: ShippingMethods): string =>
  JSON.stringify([addressId, Object.entries(methods).sort(([a], [b]) => (a < b ? -1 : 1))])

/** The quote that came with the answer, if it is for these choices. */
function quoteIn({ chosen, quote_id, charge, cart_info }: Data<'checkout'>, key: string): Quote | null {
  if (!chosen || quote_id === undefined || charge === undefined) return null
  return choicesKey(chosen.address_id, chosen.shipping_methods) === key ? { cart_info, quote_id, charge } : null
}

/** The checkout on one page; without an address (2000008) the goods, or why there are none. */
export type Express =
  | ({ readonly kind: 'ready' } & Opened)
  | { readonly kind: 'no_address'; readonly info: CartInfo }
  | { readonly kind: 'gone' | 'nothing' }

/** Opens the checkout of the cart or of a basket. */
export async function openExpress(basketId: string, options: Options): Promise<Express> {
  const empty: Express = { kind: basketId === '' ? 'nothing' : 'gone' }
  try {
    const data = await checkout.open(options, basketId)
    if (selectedLines(data.cart_info).length === 0) return empty
    const key = choicesKey(checkout.addressId, checkout.methods)
    // that of the step before, if the buyer comes from one
    const before = checkout.quoteOf(basketId)
    return { kind: 'ready', data, key, quote: quoteIn(data, key) ?? before }
  } catch (error) {
    if (basketId !== '' && isRefusal(error, Code.notFound)) return empty
    if (!isRefusal(error, Code.noDefaultAddress)) throw error
    const { cart_info: info } = await call('cart', basketId === '' ? {} : { basket_id: basketId }, options)
    return selectedLines(info).length === 0 ? empty : { kind: 'no_address', info }
  }
}
