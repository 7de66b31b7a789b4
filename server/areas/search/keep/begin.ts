/** What a market has from the first start of a version on: the first synonyms, and a queue of all its products. */
import { sql } from 'drizzle-orm'
import { rows } from '../../../kernel/db/rows'
import { searchSynonyms } from '../../../kernel/db/schema/search'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { FIRST_SYNONYMS } from '../each-language'

/** Goes up with every change of how texts are cut into words: then all products are indexed anew. */
const ANALYSIS = 1

/** Whether this number is news under this name; notes it. Two servers that start at once get one yes. */
async function isNews(tx: Tx, name: string, value: number): Promise<boolean> {
  const noted = await rows(
    tx,
    sql`
      insert into settings as s (name, value) values (${name}, ${String(value)}::jsonb)
      on conflict (name) do update set value = excluded.value where (s.value)::text::int < ${value}::int returning name`,
  )
  return noted.length > 0
}

/** Queues every product on sale after the analysis has changed; while the queue is worked off, searches use what is there. */
async function queueAll(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    if (!(await isNews(tx, 'search:analysis', ANALYSIS))) return
    await tx.execute(sql`
      insert into search_queue (product_id)
      select id from products where not hidden
      on conflict do nothing`)
  })
}

/** Gives a market its first synonyms, once: what operators remove later stays away. */
async function giveSynonyms(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await isNews(tx, 'search:synonyms', 1))) return
    await tx
      .insert(searchSynonyms)
      .values(FIRST_SYNONYMS.map(({ language, words }) => ({ language, words: [...words] })))
  })
}

export async function beginSearch(db: Db): Promise<void> {
  await giveSynonyms(db)
  await queueAll(db)
}
