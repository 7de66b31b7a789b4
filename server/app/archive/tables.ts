/** The tables of the shop as the database describes them, so that none is forgotten. */
import { sql, type SQL } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { rows } from '../../kernel/db/rows'
import type { Db } from '../../kernel/db/types'

export interface Table {
  readonly name: string
  /** By name, since upgraded databases have another order. Without computed columns. */
  readonly columns: readonly string[]
}

export interface Sequence {
  readonly name: string
  readonly last: string
  readonly called: boolean
}

/** The content of a table, independent of the order of its rows. */
export interface Content {
  readonly rows: number
  /** The sum of the rows' digests. */
  readonly fingerprint: string
}

/** The index of the search: made from the products, also by the server that an archive was brought to. */
const DERIVED: readonly string[] = ['product_search', 'search_queue', 'search_words', 'search_typos']

/** Every table of the schema `public` that holds something of its own, by name. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const all = await rows<{ name: string; columns: string[] }>(
    db,
    sql`
      select c.relname as name,
        (select json_agg(a.attname order by a.attname collate "C") from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by c.relname collate "C"`,
  )
  return all.filter(({ name }) => !DERIVED.includes(name))
}

export const columnList = ({ columns }: Table): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

/** One row per line, as JSON by column names. */
export const linesOf = (table: Table): SQL =>
  sql`select row_to_json(r)::text as line from (select ${columnList(table)} from ${sql.identifier(table.name)}) r`

/** For the current transaction: times are written in UTC, and there is no statement timeout. */
export async function settle(tx: Db): Promise<void> {
  await tx.execute(sql`set local time zone 'UTC'`)
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local lock_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}

export async function contentOf(db: Db, table: Table): Promise<Content> {
  const content = one(
    await rows<{ count: string | number; fingerprint: string | null }>(
      db,
      sql`
      select count(*) as count, sum(('x' || substr(md5(line), 1, 15))::bit(60)::bigint)::text as fingerprint
      from (${linesOf(table)}) lines`,
    ),
  )
  return { rows: Number(content.count), fingerprint: content.fingerprint ?? '0' }
}

export async function sequencesOf(db: Db): Promise<Sequence[]> {
  const names = await rows<{ name: string }>(
    db,
    sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'S' order by c.relname collate "C"`,
  )
  const found: Sequence[] = []
  for (const { name } of names) {
    const state = one(
      await rows<{ last: string; called: boolean }>(
        db,
        sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
      ),
    )
    found.push({ name, ...state })
  }
  return found
}

export async function setSequence(db: Db, { name, last, called }: Sequence): Promise<void> {
  await db.execute(sql`select setval(${`public."${name}"`}::regclass, ${last}::bigint, ${called})`)
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Drops the foreign keys while `work` fills the tables in any order, and then restores them, which checks every row.
 * Only inside a transaction.
 */
export async function withoutForeignKeys(tx: Db, work: () => Promise<void>): Promise<void> {
  const keys = await rows<ForeignKey>(
    tx,
    sql`
      select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = k.connamespace
      where n.nspname = 'public' and k.contype = 'f' order by k.conname`,
  )
  const alter = ({ table }: ForeignKey) => sql`alter table ${sql.identifier(table)}`
  for (const key of keys) await tx.execute(sql`${alter(key)} drop constraint ${sql.identifier(key.name)}`)
  await work()
  // runs deferred triggers first: a table with pending trigger events cannot be altered
  await tx.execute(sql`set constraints all immediate`)
  for (const key of keys) {
    await tx.execute(sql`${alter(key)} add constraint ${sql.identifier(key.name)} ${sql.raw(key.definition)}`)
  }
}
