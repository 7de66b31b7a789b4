/** Stock that a person sets. */
import { sql, type SQL } from 'drizzle-orm'
import type { StockCause } from '@contract/base/product-constants'
import { partOf } from '../../kernel/db/batch'
import { MOVED, movementRows } from './movements'

/** Table expressions that write the parts of `stockParts`, for a statement that begins with DOCUMENT. */
export const STOCK_SET: SQL = sql`
  stocked as (
    update skus s set stock = n.stock from jsonb_to_recordset(${partOf('stock')}) as n(id bigint, stock int)
    where s.id = n.id),
  ${MOVED}`

interface Change {
  readonly skuId: bigint
  /** Pieces afterwards. */
  readonly stock: number
  /** Pieces more, or fewer; not 0. */
  readonly delta: number
}

interface By {
  readonly userId: bigint
  readonly reason: StockCause
  readonly note: string
  readonly at: Date
}

const adjustments = (changes: readonly Omit<Change, 'stock'>[], by: By): object[] =>
  movementRows(changes.map(({ skuId, delta }) => ({ skuId, delta, kind: 'adjustment', ...by })))

/** What STOCK_SET writes of locked variants. */
export const stockParts = (changes: readonly Change[], by: By) => ({
  stock: changes.map(({ skuId, stock }) => ({ id: skuId, stock })),
  movements: adjustments(changes, by),
})

/** What MOVED writes of variants that begin, or end, with these pieces: their rows are inserted, or deleted, with it. */
export const movedParts = (changes: readonly Omit<Change, 'stock'>[], by: By) => ({
  movements: adjustments(
    changes.filter(({ delta }) => delta !== 0),
    by,
  ),
})
