import { applyCustom } from './custom'
import { openEmbedded } from './embedded'
import { openPostgres } from './postgres'
import { POSTGRES_DEFAULTS } from '../config/config-limits'
import type { PostgresSettings } from '../config/postgres-settings'
import type { Database } from './types'

interface Where {
  /** A PostgreSQL; without it the embedded engine is used. */
  readonly databaseUrl: string | null
  /** The embedded engine's folder; null keeps it in memory. */
  readonly databaseFolder: string | null
  /** How a PostgreSQL is spoken to; the defaults when it is not said. */
  readonly postgres?: PostgresSettings
}

/** Opens the database that the configuration names, migrated, with its triggers. */
export async function openDatabase({ databaseUrl, databaseFolder, postgres }: Where): Promise<Database> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl, postgres ?? POSTGRES_DEFAULTS)
    : await openEmbedded(databaseFolder)
  await applyCustom(database.db)
  return database
}
