/**
 * Until when a shop has to ship an order, and which it should have shipped [rule.seller-late]. It is what was agreed with the
 * order, whatever the shop says since: its days begin when it is accepted, or when the shop is back that was away.
 */
import { sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { orders } from '../../kernel/db/schema/orders'

type Agreed = Pick<typeof orders.$inferSelect, 'status' | 'statusAt' | 'shipWithinDays' | 'shipFrom'>

/** Null unless it is to be shipped. */
export function shipBy({ status, statusAt, shipWithinDays, shipFrom }: Agreed): Date | null {
  if (status !== 'to_be_shipped') return null
  const back = shipFrom === null ? -Infinity : Date.parse(`${shipFrom}T00:00:00.000Z`)
  return new Date(Math.max(statusAt.getTime(), back) + shipWithinDays * DAY_MS)
}

/** The condition that this time is over, at a time of the database. */
export const lateAt = (now: SQL): SQL =>
  // the second part is implied: it leaves to an index what was accepted today
  sql`${orders.status} = 'to_be_shipped' and ${orders.statusAt} < ${now}
    and greatest(${orders.statusAt}, ${orders.shipFrom}::timestamp at time zone 'UTC')
      + ${orders.shipWithinDays} * interval '24 hours' < ${now}`

/** The same now. */
export const isLate = (now: Date): SQL => lateAt(sql`${now.toISOString()}::timestamptz`)
