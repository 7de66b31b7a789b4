import { openDatabase } from '../db/open'
import type { Database } from '../db/types'

/** A fresh database in memory, migrated; or, with TEST_DATABASE_URL, that PostgreSQL. Close it when the test is over. */
export function createTestDatabase(): Promise<Database> {
  return openDatabase({ databaseUrl: process.env.TEST_DATABASE_URL ?? null, databaseFolder: null })
}
