/** What a purchase buys, as columns of one statement: its lines, their goods and its coupon. */
import { sql, type SQL } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { Refusal } from '../../kernel/http/refusal'
import { COUPON, couponOf, type CouponRow } from '../coupons/rows'
import { LINE_ITEM_SOURCES, LINE_ITEM_COLUMNS, lineItemOf, type LineItemColumns } from './line-item-rows'
import type { LineItem } from './line-items'
import type { WantedLine } from './price-cart'

export interface Purchase {
  readonly userId: bigint
  /** Null: what is ticked in the cart. */
  readonly basketId: bigint | null
}

interface LineRow {
  readonly itemId: string
  readonly skuId: string
  readonly qty: number
  readonly selected: boolean
  /** USD minor units. */
  readonly seen: string | null
}

/** Null: no row. */
export interface PurchaseColumns extends LineItemColumns {
  readonly lines: readonly LineRow[] | null
  readonly coupon: CouponRow | null
}

/** The cart, or the basket of "Buy now" and "Buy again". */
export type Of = 'cart' | 'basket'

const USER = sql`${sql.placeholder('userId')}::bigint`
const BASKET = sql`${sql.placeholder('basketId')}::bigint`

const LINES: Readonly<Record<Of, SQL>> = {
  cart: sql`
    select l.id, l.sku_id, l.qty, l.selected, l.seen_price_minor as seen from cart_lines l where l.user_id = ${USER} order by l.id`,
  basket: sql`
    select l.id, l.sku_id, l.qty, true as selected, null::bigint as seen
    from baskets b join basket_lines l on l.basket_id = b.id where b.id = ${BASKET} and b.user_id = ${USER} order by l.id`,
}

/**
 * The same lines, locked after the cart, if `condition` has a row: it is locked before the cart. A line that another
 * transaction changes meanwhile is read as it is afterwards.
 */
const lockedLines = (of: Of, condition: SQL) => {
  const rows = of === 'cart' ? sql`cart_lines l` : sql`baskets b join basket_lines l on l.basket_id = b.id`
  const own = of === 'cart' ? sql`l.user_id = ${USER}` : sql`b.id = ${BASKET} and b.user_id = ${USER}`
  const selected =
    of === 'cart' ? sql`l.selected, l.seen_price_minor as seen` : sql`true as selected, null::bigint as seen`
  return sql`
    held as materialized (
      select pg_advisory_xact_lock(hashtextextended('cart:' || ${sql.placeholder('userId')}::text, 0))::text as cart
      from ${condition}),
    lines as materialized (
      select l.id, l.sku_id, l.qty, ${selected} from held, ${rows}
      where held.cart is not null and ${own} order by l.id for update of l)`
}

/**
 * `with …` and the columns of a purchase, to which a statement adds its own: from here on it has `lines` and `goods`.
 * Placeholders: userId, basketId, now. With `lockAfter`, a table expression before it, the lines are locked.
 */
export function purchaseSql(
  of: Of,
  more: { readonly before?: SQL; readonly lockAfter?: SQL; readonly columns?: SQL },
): SQL {
  const { before, lockAfter, columns } = more
  const lines = lockAfter ? lockedLines(of, lockAfter) : sql`lines as materialized (${LINES[of]})`
  return sql`
    with ${before ? sql`${before},` : sql``} ${lines}, wanted as (select sku_id from lines), ${LINE_ITEM_SOURCES}
    select
      (select json_agg(json_build_object('itemId', l.id::text, 'skuId', l.sku_id::text, 'qty', l.qty,
        'selected', l.selected, 'seen', l.seen::text) order by l.id) from lines l) as lines,
      ${COUPON[of]} as coupon, ${LINE_ITEM_COLUMNS}${columns ? sql`, ${columns}` : sql``}`
}

/** The values of the placeholders. */
export const valuesOf = ({ userId, basketId }: Purchase, now: Date) => ({
  userId: String(userId),
  basketId: basketId === null ? null : String(basketId),
  now: now.toISOString(),
})

export const kindOf = ({ basketId }: Purchase): Of => (basketId === null ? 'cart' : 'basket')

/** Its lines and their goods. Throws 2000019 if there is no such basket. */
export function linesOf(
  columns: PurchaseColumns,
  { basketId }: Purchase,
): { readonly lines: WantedLine[]; readonly goods: Map<bigint, LineItem> } {
  const lines = (columns.lines ?? []).map((line) => ({
    ...line,
    itemId: BigInt(line.itemId),
    skuId: BigInt(line.skuId),
    seenMinor: line.seen === null ? null : BigInt(line.seen),
  }))
  if (basketId !== null && lines.length === 0) throw new Refusal(Code.notFound)
  return { lines, goods: lineItemOf(columns) }
}

export const couponIn = ({ coupon }: PurchaseColumns) => (coupon === null ? null : couponOf(coupon))
