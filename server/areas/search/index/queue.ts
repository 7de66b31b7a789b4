/** The queue of products whose entry is missing or out of date; triggers on the tables of products fill it. */
import { sql } from 'drizzle-orm'
import { rows } from '../../../kernel/db/rows'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { searchEngine } from '../engine'

/** Products in one transaction: an order of one waits that long. */
const BATCH = 50

const toIds = (found: readonly { readonly id: string }[]) => found.map(({ id }) => BigInt(id))

/** Queues products whose words have changed elsewhere; those that are not on sale have no entry. */
export async function queueProducts(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.execute(sql`
    insert into search_queue (product_id)
    select id from products where id = any(${sql.param(ids.map(String))}::bigint[]) and not hidden
    on conflict do nothing`)
}

/** Indexes those of these products that were changed, in the transaction that changed them. */
export const indexChanged = (tx: Tx, ids: readonly bigint[]): Promise<void> => searchEngine.putChanged(tx, ids)

/** The next products of the queue, which no other server takes and nobody changes until the transaction ends. */
async function takeNext(tx: Tx): Promise<bigint[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`
      select q.product_id::text as id from search_queue q join products p on p.id = q.product_id
      order by q.product_id limit ${BATCH} for no key update skip locked`,
  )
  return toIds(found)
}

/** Indexes what waits, in batches, until the queue is empty or `isOver`. Returns how many products. */
export async function indexQueue(db: Db, isOver: () => boolean): Promise<number> {
  for (let done = 0; ;) {
    const taken = await transaction(db, async (tx) => {
      const ids = await takeNext(tx)
      await searchEngine.put(tx, ids)
      return ids.length
    })
    done += taken
    if (taken < BATCH || isOver()) return done
  }
}
