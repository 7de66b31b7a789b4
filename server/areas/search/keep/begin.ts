/** What a market has from the first start of a version on: the first synonyms, and a queue of all its products. */
import { sql } from 'drizzle-orm'
import { searchSynonyms } from '../../../kernel/db/schema/search'
import { atLength, transaction } from '../../../kernel/db/transaction'
import { raiseSetting } from '../../../kernel/db/stored-settings'
import type { Db } from '../../../kernel/db/types'
import { FIRST_SYNONYMS } from '../each-language'

/** Goes up with every change of how texts are cut into words: then all products are indexed anew. */
const ANALYSIS = 1

/** Queues every product on sale after the analysis has changed; while the queue is worked off, searches use what is there. */
async function queueAll(db: Db): Promise<void> {
  await atLength(db, async (tx) => {
    if (!(await raiseSetting(tx, 'search:analysis', ANALYSIS))) return
    await tx.execute(sql`
      insert into search_queue (product_id)
      select id from products where not hidden
      on conflict do nothing`)
  })
}

/** Gives a market its first synonyms, once: what operators remove later stays away. */
async function giveSynonyms(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await raiseSetting(tx, 'search:synonyms', 1))) return
    await tx
      .insert(searchSynonyms)
      .values(FIRST_SYNONYMS.map(({ language, words }) => ({ language, words: [...words] })))
  })
}

export async function beginSearch(db: Db): Promise<void> {
  await giveSynonyms(db)
  await queueAll(db)
}
