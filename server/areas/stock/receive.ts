/** Stock that comes in at a shop's request. */
import { sql } from 'drizzle-orm'
import { STOCK_MAX } from '@contract/base/constants'
import { rows } from '../../kernel/db/rows'
import { skus } from '../../kernel/db/schema/catalogue'
import { stockMovements } from '../../kernel/db/schema/stock'
import type { Tx } from '../../kernel/db/types'

interface Intake {
  readonly skuId: bigint
  /** Pieces. */
  readonly qty: number
  /** What the shop said about it. */
  readonly note: string
  /** The operator who approved it. */
  readonly userId: bigint
  readonly at: Date
}

/** Adds the pieces; false, and nothing is changed, if the variant is gone or would have more than STOCK_MAX. */
export async function receive(tx: Tx, { skuId, qty, note, userId, at }: Intake): Promise<boolean> {
  const moved = await rows(
    tx,
    sql`
      with grown as (
        update ${skus} s set stock = s.stock + ${qty}::int
        where s.id = ${String(skuId)}::bigint and s.stock <= ${STOCK_MAX - qty}::int returning s.id)
      insert into ${stockMovements} (sku_id, kind, delta, user_id, note, at)
      select id, 'intake', ${qty}::int, ${String(userId)}::bigint, ${note}, ${at.toISOString()}::timestamptz from grown
      returning id`,
  )
  return moved.length > 0
}
