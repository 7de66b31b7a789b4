/** The states that orders enter, as a part of a larger statement. */
import { sql } from 'drizzle-orm'
import { batch, partOf } from '../../kernel/db/batch'
import { orderEvents, type orders } from '../../kernel/db/schema/orders'

type Order = typeof orders.$inferSelect
type Entering = Pick<Order, 'status'> & Partial<Pick<Order, 'id'>>

const events = batch(orderEvents, ['orderId', 'status', 'at'])

/** A table expression that writes the rows in the part `events` of the document. */
export const ENTERED = sql`entered as (${events.insert(partOf('events'))})`

/** The rows of orders that enter their state now. */
export const enteredRows = (entering: readonly Entering[], at: Date) =>
  events.rows(entering.map(({ id: orderId = 0n, status }) => ({ orderId, status, at })))
