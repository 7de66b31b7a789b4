import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { bringUpToDate } from './bring-up-to-date'
import { MIGRATIONS } from './migrations'
import { leaveUnnamed } from './names'
import type { PostgresSettings } from '../config/postgres-settings'
import { createSteadyPool } from './steady-pool'
import type { Database, Db } from './types'

/** The lock key of migrations, so that two processes that start together are serialised. */
const MIGRATION_LOCK = 7_305_883

const say = (error: Error) => void process.stderr.write(`database connection lost: ${error.message}\n`)

/** On a separate connection without timeouts: a migration may take long, and may wait long for the lock. */
async function upToDate(url: string, connectionTimeoutMillis: number): Promise<void> {
  const keeper = new Client({ connectionString: url, connectionTimeoutMillis })
  keeper.on('error', say)
  await keeper.connect()
  try {
    await keeper.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle(keeper)
    await bringUpToDate(db as unknown as Db, () => migrate(db, MIGRATIONS))
  } finally {
    await keeper.end()
  }
}

/** A PostgreSQL whose schema is up to date, by its URL, as a database. */
export function pooled(url: string, settings: PostgresSettings): Database {
  const pool = createSteadyPool(url, settings, say)
  const db = drizzle(pool) as unknown as Db
  if (!settings.prepared) leaveUnnamed(db)
  return {
    db,
    engine: 'postgres',
    durable: true,
    waiting: () => pool.waitingCount,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/** Opens a PostgreSQL by its URL and brings its schema up to date. */
export async function openPostgres(url: string, settings: PostgresSettings): Promise<Database> {
  await upToDate(settings.migrateUrl ?? url, settings.connectMs)
  return pooled(url, settings)
}
