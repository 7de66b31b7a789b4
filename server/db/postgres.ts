import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { MIGRATIONS } from './migrations'
import type { Database, Db } from './types'

const POOL_SIZE = 10
/** One key for everybody who migrates this database, so that two processes that start together take turns. */
const MIGRATION_LOCK = 7_305_883

/** Opens a PostgreSQL by its URL and brings its schema up to date. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => process.stderr.write(`database connection lost: ${error.message}\n`))
  const keeper = await pool.connect()
  try {
    await keeper.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(keeper), MIGRATIONS)
    await keeper.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    keeper.release()
  }
  return { db: drizzle(pool) as unknown as Db, engine: 'postgres', durable: true, close: () => pool.end() }
}
