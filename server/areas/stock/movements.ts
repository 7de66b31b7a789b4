/** The movements of stock: nothing else writes them, and nothing else changes the stock of a variant that is there. */
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { batch, partOf } from '../../kernel/db/batch'
import { stockMovements } from '../../kernel/db/schema/stock'

const movements = batch(stockMovements, ['skuId', 'kind', 'reason', 'delta', 'orderId', 'userId', 'note', 'at'])

type Movement = Omit<typeof stockMovements.$inferInsert, 'id'>

/** A table expression that writes the part `movements` of the document, for a statement that begins with DOCUMENT. */
export const MOVED: SQL = sql`moved as (${movements.insert(partOf('movements'))})`

/** Movements as they stand in the document. */
export const movementRows = (rows: readonly Movement[]): object[] =>
  movements.rows(rows.map((row) => ({ reason: null, orderId: null, userId: null, note: '', ...row })))
