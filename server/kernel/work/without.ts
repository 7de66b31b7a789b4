import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A condition that leaves out these ids, as one parameter; none where there are none. */
export const without = (column: AnyPgColumn, ids: readonly bigint[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${column} <> all(${`{${ids.join(',')}}`}::bigint[])`
