/** The shop whose calls are counted: a demo shop, filled to a size and left as it is for good. */
import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { one } from '@contract/rules/lists'
import { fillDemo } from '../../server/app/demo/fill/fill'
import { seedDemo } from '../../server/app/demo/seed'
import { POSTGRES_DEFAULTS } from '../../server/kernel/config/config-limits'
import { openDatabase } from '../../server/kernel/db/open'
import { rows } from '../../server/kernel/db/rows'
import type { Database, Db } from '../../server/kernel/db/types'

/** Statements over all rows take their time, and nobody waits for them. */
export const openForFilling = (databaseUrl: string): Promise<Database> =>
  openDatabase({ databaseUrl, databaseFolder: null, postgres: { ...POSTGRES_DEFAULTS, statementMs: 0 } })

/**
 * What would make the same call read more or fewer pages: workers that share a scan, plans that are made once for all
 * values, and a compiler.
 */
const SETTINGS = [
  'max_parallel_workers_per_gather = 0',
  'plan_cache_mode = force_custom_plan',
  'jit = off',
  'synchronous_commit = off',
]

/** Prepares an empty database for the connections that are opened afterwards. */
export async function keepStill(db: Db): Promise<void> {
  const { name } = one(await rows<{ name: string }>(db, sql`select current_database() as name`))
  for (const setting of SETTINGS) await db.execute(sql.raw(`alter database "${name}" set ${setting}`))
}

/** No worker may come in between. */
async function stopVacuum(db: Db): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select c.oid::regclass::text as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of tables) await db.execute(sql.raw(`alter table ${name} set (autovacuum_enabled = false)`))
}

export interface Size {
  readonly products: number
  readonly orders: number
}

/** Tops the shop up; the first time it writes the demo. */
export async function growTo(database: Database, size: Size, now: Date): Promise<void> {
  const { db } = database
  const { seeded } = one(await rows<{ seeded: boolean }>(db, sql`select exists (select from products) as seeded`))
  if (!seeded) {
    await stopVacuum(db)
    await seedDemo(db, { now, log: () => undefined })
  }
  await fillDemo(database, { ...size, now, log: () => undefined })
}

/** Makes every page visible to all, and counts more rows than usual: the last thing before calls are counted. */
export async function settle(client: Client): Promise<void> {
  await client.query('set default_statistics_target = 300')
  await client.query('vacuum (freeze, analyze)')
}
