/** What is agreed for a purchase when it is placed [money.settlement-terms]. */
import { sql } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { toMinor } from '@contract/rules/money'
import type { CashHolder, CouponBearer } from '@contract/rules/settlement'
import type { orders } from '../../kernel/db/schema/orders'
import { moneyOf } from '../settings/money'

type OrderTerms = Required<
  Pick<typeof orders.$inferInsert, 'settles' | 'cardFeeBps' | 'cardFeeFixed' | 'couponBearer' | 'cashWith'>
>

export interface Agreed {
  /** The columns of an order of the shop, whose coupon is borne by `couponBearer`. */
  order(shopId: bigint, couponBearer: CouponBearer): OrderTerms
  /** The commission on a product, in hundredths of a percent: the shop's rate, else its category's, else the setting. */
  commissionBps(shopId: bigint, productId: bigint): number
}

interface OwnTerms {
  readonly id: string
  readonly commissionBps: number | null
  readonly cashWith: CashHolder | null
}

/** Null: no row. */
export interface TermsColumns {
  readonly terms: readonly OwnTerms[] | null
  readonly rates: readonly { readonly product: string; readonly rate: number }[] | null
  readonly money: unknown
}

/**
 * The terms of today as columns of a statement with `goods (shop_id, product_id)`. The rate of a category is the nearest
 * one on the way up from the product's own.
 */
export const TERMS = sql`
  (select json_agg(json_build_object('id', s.id::text, 'commissionBps', s.commission_bps, 'cashWith', s.cash_with))
    from shops s where s.id in (select shop_id from goods)) as terms,
  (with recursive up as (
      select p.id as product, c.parent_id, c.commission_bps as rate
      from products p join categories c on c.id = p.category_id where p.id in (select product_id from goods)
      union all
      select up.product, c.parent_id, c.commission_bps from up join categories c on c.id = up.parent_id
      where up.rate is null)
    select json_agg(json_build_object('product', product::text, 'rate', rate)) from up where rate is not null) as rates,
  (select value from settings where name = 'money') as money`

/** What is agreed, by these columns. */
export function agreedOf({ terms, rates, money: value }: TermsColumns): Agreed {
  const money = moneyOf(value ?? undefined)
  const shopOf = new Map((terms ?? []).map((shop) => [shop.id, shop]))
  const rateOf = new Map((rates ?? []).map(({ product, rate }) => [product, rate]))
  return {
    order: (shopId, couponBearer) => ({
      settles: true,
      cardFeeBps: money.card_fee_bps,
      cardFeeFixed: toMinor(money.card_fee_fixed, BASE_CURRENCY),
      couponBearer,
      cashWith: shopOf.get(String(shopId))?.cashWith ?? money.cash_with,
    }),
    commissionBps: (shopId, productId) =>
      shopOf.get(String(shopId))?.commissionBps ?? rateOf.get(String(productId)) ?? money.commission_bps,
  }
}
