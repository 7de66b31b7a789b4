import type { SQL } from 'drizzle-orm'
import type { Db } from './types'

/** The rows of a hand-written statement. Both engines return `{rows}`; the caller sets their type. */
export async function rows<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] }
  return result.rows
}
