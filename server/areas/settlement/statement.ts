/** The statements of a shop [money.statement]: its lines, and their sums by month in UTC. */
import { and, asc, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { Code } from '@contract/base/codes'
import type { StatementLine, StatementMonth } from '@contract/calls/seller/settlement'
import { STATEMENT_PAGE } from '@contract/base/settlement-constants'
import { countUpTo } from '../../kernel/db/bounded-count'
import { orders } from '../../kernel/db/schema/orders'
import { settlementLines } from '../../kernel/db/schema/settlement'
import type { Db } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { usd } from '../../kernel/text/usd'
import type { Store } from './store'
import { readPage } from '../../kernel/http/paging'

const { at, kind, net, goods, shipping, promotion, commission, fee } = settlementLines

/** The lines of the store under its owner of today. */
const isOf = ({ shopId, userId }: Store) =>
  and(
    eq(settlementLines.shopId, shopId),
    userId === null ? isNull(settlementLines.userId) : eq(settlementLines.userId, userId),
  )

const monthOf = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM')`
const total = (column: AnyPgColumn) => sql<string>`coalesce(sum(${column}), 0)::text`
const ofKind = (name: string) => sql<string>`coalesce(sum(${net}) filter (where ${kind} = ${name}), 0)::text`

const SUMS = {
  goods: total(goods),
  shipping: total(shipping),
  promotion: total(promotion),
  commission: total(commission),
  fee: total(fee),
  cash: ofKind('cash'),
  payout: ofKind('payout'),
  topup: ofKind('topup'),
  adjust: ofKind('adjust'),
  forfeit: ofKind('forfeit'),
  net: total(net),
}
type SumName = keyof typeof SUMS

/** All months with a movement, the newest first. */
export async function statementMonths(db: Db, store: Store, now: Date): Promise<StatementMonth[]> {
  const found = await db
    .select({ month: monthOf, orders: sql<number>`(count(*) filter (where ${kind} = 'settle'))::int`, ...SUMS })
    .from(settlementLines)
    .where(isOf(store))
    .groupBy(monthOf)
    .orderBy(asc(monthOf))
  const thisMonth = now.toISOString().slice(0, 7)
  let opening = 0n
  const months = found.map(({ month, orders: settled, ...sums }) => {
    const closing = opening + BigInt(sums.net)
    const money = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, usd(BigInt(sum))]))
    const shown = { ...(money as Record<SumName, string>), opening: usd(opening), closing: usd(closing) }
    opening = closing
    return { month, orders: settled, ...shown, closed: month < thisMonth }
  })
  return months.reverse()
}

/** One month. Throws 2000019 if nothing moved in it. */
export async function statementMonth(db: Db, store: Store, month: string, now: Date): Promise<StatementMonth> {
  const found = (await statementMonths(db, store, now)).find((each) => each.month === month)
  if (!found) throw new Refusal(Code.notFound)
  return found
}

/** The condition that a line is of a month. */
function isIn(month: string): SQL | undefined {
  const start = new Date(`${month}-01T00:00:00.000Z`)
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + 1)
  return and(gte(at, start), lt(at, end))
}

const query = (db: Db) =>
  db
    .select({ line: settlementLines, orderNumber: orders.orderNumber })
    .from(settlementLines)
    .leftJoin(orders, eq(orders.id, settlementLines.orderId))

type Found = Awaited<ReturnType<typeof query>>[number]

const present = ({ line, orderNumber }: Found): StatementLine => ({
  line_id: String(line.id),
  at: line.at.toISOString(),
  kind: line.kind,
  order_id: line.orderId === null ? null : String(line.orderId),
  increment_id: orderNumber,
  refund_id: line.refundId === null ? null : String(line.refundId),
  goods: usd(line.goods),
  shipping: usd(line.shipping),
  promotion: usd(line.promotion),
  commission: usd(line.commission),
  fee: usd(line.fee),
  net: usd(line.net),
})

/** A page of a month's lines, the oldest first, and how many there are. */
export async function statementPage(db: Db, store: Store, month: string, p: number) {
  const where = and(isOf(store), isIn(month))
  return readPage(
    { p, page_size: STATEMENT_PAGE },
    {
      total: countUpTo(db, db.select({ id: settlementLines.id }).from(settlementLines).where(where)),
      rows: query(db).where(where).orderBy(asc(at), asc(settlementLines.id)),
      present: (found) => found.map(present),
    },
  )
}

/** The first lines of a month, for a document. */
export async function statementLines(db: Db, store: Store, month: string, most: number): Promise<StatementLine[]> {
  const found = await query(db)
    .where(and(isOf(store), isIn(month)))
    .orderBy(asc(at), asc(settlementLines.id))
    .limit(most)
  return found.map(present)
}

/** The last lines, the newest first. */
export async function lastLines(db: Db, store: Store, many: number): Promise<StatementLine[]> {
  const found = await query(db).where(isOf(store)).orderBy(desc(at), desc(settlementLines.id)).limit(many)
  return found.map(present)
}
