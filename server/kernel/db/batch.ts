/** Rows of several tables that one statement writes: they travel as one JSON document. */
import { getTableColumns, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Row<T extends PgTable, K extends keyof T['$inferInsert']> = Readonly<Pick<T['$inferInsert'], K>>

/** Some columns of a table, for rows that have all of them. */
interface Batch<T extends PgTable, K extends keyof T['$inferInsert']> {
  /** `insert into` the table what the SQL, an array of the document, holds. */
  insert(from: SQL): SQL
  /** The rows as they stand in the document. */
  rows(rows: readonly Row<T, K>[]): object[]
}

/** The rows that a batch takes. */
export type RowsOf<B> = B extends { rows(rows: infer R): unknown } ? R : never

/** The columns of a table that are written together. */
export function batch<T extends PgTable, K extends keyof T['$inferInsert'] & string>(
  table: T,
  keys: readonly K[],
): Batch<T, K> {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table)
  const named = keys.map((key) => {
    const column = columns[key]
    if (!column) throw new Error(`the table has no column ${key}`)
    return [key, column.name] as const
  })
  const list = sql.join(
    named.map(([, name]) => sql.identifier(name)),
    sql`, `,
  )
  return {
    insert: (from) =>
      sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${from})`,
    rows: (rows) => rows.map((row) => Object.fromEntries(named.map(([key, name]) => [name, row[key] ?? null]))),
  }
}

/** The placeholder `document` and its parts, for a statement that begins with `document as (…)`. */
export const DOCUMENT = sql`document as (select ${sql.placeholder('document')}::text::jsonb as parts)`

/** The array of the document under that name, as an SQL expression. */
export const partOf = (name: string): SQL => sql`(select parts -> ${sql.raw(`'${name}'`)} from document)`

/** A document as the text of a placeholder: 64-bit numbers are strings in it. */
export const documentOf = (parts: object): string =>
  JSON.stringify(parts, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
