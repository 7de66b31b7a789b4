/** What changes too often to be kept with every sale: tiers, how often words occur, and sold pieces. */
import { sql } from 'drizzle-orm'
import { rows } from '../../../kernel/db/rows'
import { atLength } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'
import { TIER_FACTOR, TIERS } from '../tiers'

/** A smaller market has no tiers. */
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

/** How many of the best-known products are in a tier or above it. */
const upTo = (count: number, tier: number) => Math.ceil(count / TIER_FACTOR ** tier)

/** The tier of a product by its place `n` among all, from 1. */
const tierOf = (count: number) =>
  sql.join(
    [...TIERS].reverse().map((tier) => sql`when n <= ${upTo(count, tier)}::int then ${tier}::int`),
    sql` `,
  )

interface Misplaced {
  readonly id: string
  readonly tier: number
}

/**
 * Sorts the products into the tiers by popularity. A full join is never one of nested loops, which PostgreSQL would take for
 * entries that it has not counted yet, and be busy with for hours.
 */
async function setTiers(db: Db, count: number, tieredFrom: number): Promise<void> {
  const first = count < tieredFrom ? 0 : upTo(count, 1)
  const wrong = await atLength(db, (tx) =>
    rows<Misplaced>(
      tx,
      sql`
        with best as (
          select id, case ${tierOf(count)} end as tier from (
            select id, row_number() over (order by popularity desc, id desc) as n from products where not hidden
            order by popularity desc, id desc limit ${first}::int) p)
        select coalesce(best.id, sorted.product_id)::text as id, coalesce(best.tier, 0) as tier
        from best full join (select product_id, tier from product_search where tier >= 1) sorted on product_id = id
        where coalesce(best.tier, 0) <> coalesce(sorted.tier, 0)`,
    ),
  )
  for (let from = 0; from < wrong.length; from += BATCH) {
    await db.execute(sql`
      update product_search s set tier = w.tier
      from json_to_recordset(${JSON.stringify(wrong.slice(from, from + BATCH))}::json) as w(id bigint, tier int)
      where s.product_id = w.id`)
  }
}

/** Counts about how many products have each word; a large market by a sample of its entries. */
async function countWords(db: Db, count: number): Promise<void> {
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, count))
  const part = percent >= 100 ? '' : ` tablesample system (${percent.toFixed(4)})`
  const statement = `select tokens from product_search${part}`
  await atLength(db, (tx) =>
    tx.execute(sql`
      update search_words w set df = greatest(1, round(s.ndoc * ${String(100 / percent)}::numeric))::int
      from ts_stat(${statement}) s
      where s.word = w.lexeme and w.df <> greatest(1, round(s.ndoc * ${String(100 / percent)}::numeric))::int`),
  )
}

/** Writes what was sold since; only where it has changed. */
async function countSold(db: Db): Promise<void> {
  await atLength(db, (tx) =>
    tx.execute(sql`
      update product_search s set sold = p.sold from products p where p.id = s.product_id and p.sold <> s.sold`),
  )
}

/** Brings tiers, words and sold pieces up to date. Tests have tiers with fewer products. */
export async function refreshSearch(db: Db, { tieredFrom = TIERED_FROM } = {}): Promise<void> {
  const count = await entries(db)
  await setTiers(db, count, tieredFrom)
  await countWords(db, count)
  await countSold(db)
}
