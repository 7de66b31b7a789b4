/** Which coupons a cart is offered, and what each saves [rule.coupon-offers]. */
import { sql } from 'drizzle-orm'
import { COUPON_OFFERS_MAX } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import { couponCost, type Coupon } from '../coupons/coupon'
import { couponOf, OFFERS, type OfferColumns } from '../coupons/rows'
import type { PricedCart } from './price-cart'
import { countedTotal } from './with-coupon'

export interface Offer {
  readonly coupon: Coupon
  /** What it takes off the cart's total. USD minor units. */
  readonly saves: bigint
}

/** Those of the columns that save more than the cart's own coupon, best first. */
export function offersIn({ offers }: OfferColumns, cart: PricedCart): Offer[] {
  return (offers ?? [])
    .map(couponOf)
    .map((coupon) => ({ coupon, saves: couponCost(coupon, countedTotal(coupon, cart)) }))
    .filter(({ saves }) => saves > cart.couponCost)
    .sort((a, b) => Number(b.saves - a.saves) || Number(a.coupon.id - b.coupon.id))
    .slice(0, COUPON_OFFERS_MAX)
}

const read = statement<OfferColumns>(
  'coupons:offered',
  () => sql`
    with goods as (select unnest(${sql.placeholder('shopIds')}::text::bigint[]) as shop_id) select ${OFFERS}`,
)

/** What a visitor's cart is offered. */
export async function visitorOffers(db: Db, cart: PricedCart, now: Date): Promise<Offer[]> {
  if (cart.productTotal === 0n) return []
  const shopIds = `{${cart.shops.map(({ shop }) => shop.id).join(',')}}`
  return offersIn(one(await read(db, { shopIds, userId: null, now: now.toISOString() })), cart)
}
