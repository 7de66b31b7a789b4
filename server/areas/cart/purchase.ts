/** What a checkout buys: the selected lines of the cart, or the basket of "Buy now". */
import { one } from '@contract/rules/lists'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import { priceCart, type PricedCart } from './price-cart'
import { couponIn, kindOf, linesOf, purchaseSql, valuesOf, type Purchase, type PurchaseColumns } from './purchase-rows'
import { withCoupon } from './with-coupon'

/** The purchase that a call names. */
export const purchaseOf = (userId: bigint, { basket_id }: { readonly basket_id?: string }): Purchase => ({
  userId,
  basketId: basket_id === undefined ? null : BigInt(basket_id),
})

const read = {
  cart: statement<PurchaseColumns>('purchase:cart', () => purchaseSql('cart', {})),
  basket: statement<PurchaseColumns>('purchase:basket', () => purchaseSql('basket', {})),
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

/** At current prices, with its coupon. Throws 2000019 if there is no such basket. */
export async function readPurchase(
  db: Db,
  purchase: Purchase,
  now: Date,
  choices?: Readonly<Record<string, string>>,
): Promise<PricedCart> {
  const columns = one(await read[kindOf(purchase)](db, valuesOf(purchase, now)))
  return pricePurchase(columns, purchase, now, choices)
}
