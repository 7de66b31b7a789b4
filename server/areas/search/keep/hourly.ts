/** What changes too often to be kept with every sale: tiers, how often words occur, and sold pieces. */
import { sql } from 'drizzle-orm'
import { rows } from '../../../kernel/db/rows'
import { transaction } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'

/** A smaller market has one tier: all its products. */
const TIERED_FROM = 20_000
/** Of so many entries, the words are counted. */
const SAMPLE = 50_000
/** Entries in one transaction. */
const BATCH = 2_000

/** How many products are on sale, as the planner knows it: counting a million each hour tells no more. */
async function entries(db: Db): Promise<number> {
  const [found] = await rows<{ entries: number }>(
    db,
    sql`select greatest(reltuples, 0)::int as entries from pg_class where oid = 'product_search'::regclass`,
  )
  return found?.entries ?? 0
}

/** Writes the best 1/256 and the best 1/16 by popularity into the upper tiers, and takes others out. Returns how many. */
async function setTiers(db: Db, count: number, tieredFrom: number): Promise<number> {
  const [second, first] = count < tieredFrom ? [0, 0] : [Math.ceil(count / 256), Math.ceil(count / 16)]
  for (let changed = 0; ;) {
    const written = await rows(
      db,
      sql`
        with best as materialized (
          select id, case when row_number() over (order by popularity desc, id desc) <= ${second}::int then 2 else 1 end as tier
          from (select id, popularity from products where not hidden order by popularity desc, id desc limit ${first}::int) p),
        wanted as (
          select id, tier from best
          union all
          select product_id, 0 from product_search s where s.tier >= 1 and not exists (select from best where id = s.product_id)),
        wrong as (
          select s.product_id, w.tier from wanted w join product_search s on s.product_id = w.id
          where s.tier <> w.tier limit ${BATCH})
        update product_search s set tier = wrong.tier from wrong where s.product_id = wrong.product_id returning 1`,
    )
    changed += written.length
    if (written.length < BATCH) return changed
  }
}

/** Counts about how many products have each word; a large market by a sample of its entries. */
async function countWords(db: Db, count: number): Promise<void> {
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, count))
  const part = percent >= 100 ? '' : ` tablesample system (${percent.toFixed(4)})`
  const statement = `select tokens from product_search${part}`
  await transaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      update search_words w set df = greatest(1, round(s.ndoc * ${String(100 / percent)}::numeric))::int
      from ts_stat(${statement}) s
      where s.word = w.lexeme and w.df <> greatest(1, round(s.ndoc * ${String(100 / percent)}::numeric))::int`)
  })
}

/** Writes what was sold since; only where it has changed. */
async function countSold(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      update product_search s set sold = p.sold from products p where p.id = s.product_id and p.sold <> s.sold`)
  })
}

/** Brings tiers, words and sold pieces up to date. Tests have tiers with fewer products. */
export async function refreshSearch(db: Db, { tieredFrom = TIERED_FROM } = {}): Promise<void> {
  const count = await entries(db)
  await setTiers(db, count, tieredFrom)
  await countWords(db, count)
  await countSold(db)
}
