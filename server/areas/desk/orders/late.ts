/** Until when a shop has to ship an order, and which it should have shipped [rule.desk-late]. */
import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '@contract/constants'
import { orders } from '../../../kernel/db/schema/orders'
import type { Order } from '../../orders/transitions'
import type { DeskShop } from '../shop'

/** What the shop has promised. */
export type ShipTerms = Pick<DeskShop, 'shipWithinDays' | 'awayUntil'>

const backAt = ({ awayUntil }: ShipTerms): number =>
  awayUntil === null ? -Infinity : Date.parse(`${awayUntil}T00:00:00.000Z`)

/** Its days begin when it is accepted, or when the shop is back; null unless it is to be shipped. */
export function shipBy({ status, statusAt }: Pick<Order, 'status' | 'statusAt'>, terms: ShipTerms): Date | null {
  if (status !== 'to_be_shipped') return null
  return new Date(Math.max(statusAt.getTime(), backAt(terms)) + terms.shipWithinDays * DAY_MS)
}

/** The condition that this time is over. */
export function isLate(now: Date, terms: ShipTerms): SQL | undefined {
  const begun = now.getTime() - terms.shipWithinDays * DAY_MS
  const accepted = and(eq(orders.status, 'to_be_shipped'), lt(orders.statusAt, new Date(begun)))
  return backAt(terms) < begun ? accepted : sql`false`
}
