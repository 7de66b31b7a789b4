/** What a checkout buys: the selected lines of the cart, or the basket of "Buy now". */
import { one } from '@contract/rules/lists'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import { OFFERS, type OfferColumns } from '../coupons/rows'
import { offersIn, type Offer } from './offers'
import { priceCart, type PricedCart } from './price-cart'
import { couponIn, kindOf, linesOf, purchaseSql, valuesOf, type Purchase, type PurchaseColumns } from './purchase-rows'
import { withCoupon } from './with-coupon'

/** The purchase that a call names. */
export const purchaseOf = (userId: bigint, { basket_id }: { readonly basket_id?: string }): Purchase => ({
  userId,
  basketId: basket_id === undefined ? null : BigInt(basket_id),
})

type ShownColumns = PurchaseColumns & OfferColumns

const more = { columns: OFFERS }
const read = {
  cart: statement<ShownColumns>('purchase:cart', () => purchaseSql('cart', more)),
  basket: statement<ShownColumns>('purchase:basket', () => purchaseSql('basket', more)),
}

/** The columns at their prices, with the coupon. Throws 2000019 if there is no such basket. */
export function pricePurchase(
  columns: PurchaseColumns,
  purchase: Purchase,
  now: Date,
  choices?: Readonly<Record<string, string>>,
): PricedCart {
  const { lines, goods } = linesOf(columns, purchase)
  return withCoupon(priceCart(lines, goods, now, choices), couponIn(columns))
}

export interface ShownPurchase {
  readonly cart: PricedCart
  readonly offers: readonly Offer[]
}

/** At current prices, with its coupon, and with those that it is offered. Throws 2000019 if there is no such basket. */
export async function readPurchase(
  db: Db,
  purchase: Purchase,
  now: Date,
  choices?: Readonly<Record<string, string>>,
): Promise<ShownPurchase> {
  const columns = one(await read[kindOf(purchase)](db, valuesOf(purchase, now)))
  const cart = pricePurchase(columns, purchase, now, choices)
  return { cart, offers: offersIn(columns, cart) }
}
