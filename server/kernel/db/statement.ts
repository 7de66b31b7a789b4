/** Hand-written statements that a connection prepares once: planning one costs more than running it. */
import type { Query, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { nameFor } from './names'
import type { Db } from './types'

const dialect = new PgDialect()

type Values = Readonly<Record<string, string | number | boolean | null>>

/**
 * A statement with `sql.placeholder`s, each of which is cast, since nothing else tells the database its type. Its name
 * is unique. The result runs it with the values of the placeholders and returns its rows; the caller sets their type.
 */
export function statement<Row>(name: string, build: () => SQL): (db: Db, values: Values) => Promise<Row[]> {
  let built: Query | null = null
  return async (db, values) => {
    built ??= dialect.sqlToQuery(build())
    const prepared = db._.session.prepareQuery(built, undefined, nameFor(db, name), false)
    const result = (await prepared.execute(values)) as { rows: Row[] }
    return result.rows
  }
}
