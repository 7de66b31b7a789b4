/** Counts what purchases noted as sold into the products [stock.sold]. */
import { JOB_EVERY_MS } from '@contract/base/jobs'
import { one } from '@contract/rules/lists'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { rows } from '../../../kernel/db/rows'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { type GoesOn, type Observe, type Repeated, startInterval } from '../../../kernel/work/interval'

/** Rows of the log in one transaction. */
const BATCH = 2_000

/**
 * Moves at most 2,000 rows of the log into the numbers of their products, one update for each product, in id order.
 * Skips rows that another server is moving. Returns how many rows it moved.
 */
async function foldBatch(tx: Tx): Promise<number> {
  const { moved } = one(
    await rows<{ moved: number }>(
      tx,
      sql`
      with noted as materialized (select id from sales_log order by id limit ${BATCH}::int for update skip locked),
      taken as (delete from sales_log where id in (select id from noted) returning product_id, qty),
      counted as (select product_id, sum(qty)::int as qty from taken group by product_id),
      listed as materialized (
        select id from products where id in (select product_id from counted) order by id for no key update),
      written as (
        update products p set sold = greatest(p.sold + counted.qty, 0), sold_30d = greatest(p.sold_30d + counted.qty, 0)
        from listed join counted on counted.product_id = listed.id where p.id = listed.id and counted.qty <> 0)
      select count(*)::int as moved from taken`,
    ),
  )
  return moved
}

/** Counts everything that is noted, in the caller's transaction. */
export async function foldSales(tx: Tx): Promise<void> {
  while ((await foldBatch(tx)) === BATCH);
}

interface Options {
  readonly db: Db
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly observe?: Observe
}

/** Counts what was sold every 15 s, by batches with a transaction each; any number of processes may do it. */
export function startSalesLog({ db, log, observe }: Options): Repeated {
  const round = async (goesOn: GoesOn) => {
    while ((await transaction(db, foldBatch)) === BATCH && goesOn());
  }
  return startInterval({ name: 'sales', everyMs: JOB_EVERY_MS.sales, round, log, observe })
}
