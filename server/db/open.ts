import { applyCustom } from './custom'
import { openEmbedded } from './embedded'
import { openPostgres } from './postgres'
import type { Database } from './types'

interface Where {
  /** A PostgreSQL; without it the embedded engine is used. */
  readonly databaseUrl: string | null
  /** The embedded engine's folder; null keeps it in memory. */
  readonly databaseFolder: string | null
}

/** Opens the database that the configuration names, migrated, with its triggers. */
export async function openDatabase({ databaseUrl, databaseFolder }: Where): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(databaseFolder)
  await applyCustom(database.db)
  return database
}
