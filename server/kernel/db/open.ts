import { applyCustom } from './custom'
import { openEmbedded } from './embedded'
import { openPostgres } from './postgres'
import { POSTGRES_DEFAULTS } from '../config/config-limits'
import type { PostgresSettings } from '../config/postgres-settings'
import type { Database } from './types'

interface Where {
  /** A PostgreSQL; otherwise the embedded engine is used. */
  readonly databaseUrl: string | null
  /** The embedded engine's folder; null keeps it in memory. */
  readonly databaseFolder: string | null
  /** The connection settings of a PostgreSQL; the defaults if omitted. */
  readonly postgres?: PostgresSettings
}

/** Opens the configured database, migrated, with its triggers. */
export async function openDatabase({ databaseUrl, databaseFolder, postgres }: Where): Promise<Database> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl, postgres ?? POSTGRES_DEFAULTS)
    : await openEmbedded(databaseFolder)
  await applyCustom(database.db)
  return database
}
