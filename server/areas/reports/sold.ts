/** What was sold in a period [rule.report-sales]. USD minor units. */
import { sql, type SQL } from 'drizzle-orm'
import type { SalesSums } from '@contract/entities/report'
import { usd } from '../../kernel/text/usd'

export const at = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`
export const ofShop = (column: SQL, shopId: bigint | null): SQL =>
  shopId === null ? sql`true` : sql`${column} = ${shopId}`

/** The sums over such lines, as columns that `presentSums` reads. */
export const SUMS: SQL = sql`count(distinct sold.order_id)::int as orders, coalesce(sum(sold.qty), 0)::int as pieces,
  coalesce(sum(sold.goods), 0)::text as sales, coalesce(sum(sold.back), 0)::text as refunded`

export interface SumsRow {
  readonly orders: number
  readonly pieces: number
  readonly sales: string
  readonly refunded: string
}

export const NOTHING: SumsRow = { orders: 0, pieces: 0, sales: '0', refunded: '0' }

export function presentSums({ orders, pieces, ...money }: SumsRow): SalesSums {
  const [sales, refunded] = [BigInt(money.sales), BigInt(money.refunded)]
  return { orders, pieces, sales: usd(sales), refunded: usd(refunded), net: usd(sales - refunded) }
}
