/** The coupon of a purchase as a column of a larger statement [money.coupon]. */
import { sql, type SQL } from 'drizzle-orm'
import type { Coupon } from './coupon'

/** Amounts are USD minor units, as text. */
export interface CouponRow {
  readonly id: string
  readonly code: string
  readonly shop: { readonly id: string; readonly name: string } | null
  readonly kind: Coupon['kind']
  readonly amount: string | null
  readonly percent: number | null
  readonly max: string | null
  readonly min: string
}

const USER = sql`${sql.placeholder('userId')}::bigint`
const BASKET = sql`${sql.placeholder('basketId')}::bigint`
const NOW = sql`${sql.placeholder('now')}::timestamptz`

/** Of `c`, a coupon, and `s`, its shop. */
const ROW = sql`
  json_build_object('id', c.id::text, 'code', c.code, 'kind', c.kind, 'amount', c.amount_minor::text,
    'percent', c.percent, 'max', c.max_minor::text, 'min', c.min_minor::text,
    'shop', case when s.id is not null then json_build_object('id', s.id::text, 'name', s.name) end)`

/** While the buyer can use it, as in find.ts; a visitor (null) has used none. */
const IS_USABLE = sql`
  c.starts_at <= ${NOW} and c.ends_at > ${NOW} and (c.uses_max is null or c.uses < c.uses_max)
    and not exists (
      select from coupon_uses u where u.coupon_id = c.id and u.user_id = ${USER} and u.returned_at is null)`

const usable = (holder: SQL) => sql`
  (select ${ROW}
    from ${holder} join coupons c on c.id = holder.coupon_id left join shops s on s.id = c.shop_id
    where ${IS_USABLE})`

/** The coupon of the cart, or of the basket. Placeholders: userId, basketId, now. */
export const COUPON = {
  cart: usable(sql`(select coupon_id from cart_coupons where user_id = ${USER}) holder`),
  basket: usable(sql`(select coupon_id from baskets where id = ${BASKET} and user_id = ${USER}) holder`),
} as const

/** How many offered coupons of the marketplace, and of one shop, are looked at: those that end first. */
const OFFERED_BY_MARKET = 20
const OFFERED_BY_SHOP = 5

const offered = (owner: SQL, most: number) => sql`
  (select c.* from coupons c where c.offered and ${owner} and ${IS_USABLE} order by c.ends_at, c.id limit ${sql.raw(String(most))})`

/** Null: no row. */
export interface OfferColumns {
  readonly offers: readonly CouponRow[] | null
}

/**
 * The offered coupons that the buyer can use [rule.coupon-offers] as a column of a statement with `goods (shop_id)`: those
 * of the marketplace and of these shops. Placeholders: userId, now.
 */
export const OFFERS = sql`
  (select json_agg(${ROW}) from (
      select m.* from ${offered(sql`c.shop_id is null`, OFFERED_BY_MARKET)} m
      union all
      select o.* from (select distinct shop_id from goods) g
        cross join lateral ${offered(sql`c.shop_id = g.shop_id`, OFFERED_BY_SHOP)} o) c
    left join shops s on s.id = c.shop_id) as offers`

const amount = (minor: string | null) => (minor === null ? null : BigInt(minor))

export const couponOf = ({ id, code, shop, kind, amount: off, percent, max, min }: CouponRow): Coupon => ({
  id: BigInt(id),
  code,
  shop: shop === null ? null : { id: BigInt(shop.id), name: shop.name },
  kind,
  amountMinor: amount(off),
  percent,
  maxMinor: amount(max),
  minMinor: BigInt(min),
})
