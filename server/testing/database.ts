import { PGlite } from '@electric-sql/pglite'
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { applyCustom } from '../kernel/db/custom'
import { migrated } from '../kernel/db/embedded'
import { MIGRATIONS } from '../kernel/db/migrations'
import { openDatabase } from '../kernel/db/open'
import type { Database } from '../kernel/db/types'
import { copyOnPostgres } from './postgres-copy'

const PACKAGES = path.join(__dirname, '../../node_modules')
const CACHE = path.join(PACKAGES, '.cache/souk')
const ENGINE = path.join(PACKAGES, '@electric-sql/pglite/package.json')

/** What a prepared copy depends on: other migrations, their times, or another engine need another copy. */
async function key(): Promise<string> {
  const hash = createHash('sha256').update(await fs.readFile(ENGINE, 'utf8'))
  // a database stores the checksum of a migration and its time in the journal
  hash.update(await fs.readFile(path.join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const names = await fs.readdir(MIGRATIONS.migrationsFolder, { recursive: true })
  for (const name of names.filter((one) => one.endsWith('.sql')).sort()) {
    hash.update(name).update(await fs.readFile(path.join(MIGRATIONS.migrationsFolder, name), 'utf8'))
  }
  return hash.digest('hex').slice(0, 16)
}

/** An empty database with its schema, as a file: loading it takes a quarter of the time of creating it. */
async function preparedCopy(): Promise<Blob> {
  const file = path.join(CACHE, `database-${await key()}.tar`)
  const kept = await fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept) return new Blob([new Uint8Array(kept)])
  const client = await PGlite.create()
  const database = await migrated(client, false)
  await applyCustom(database.db)
  const copy = await client.dumpDataDir('none')
  await database.close()
  await fs.mkdir(CACHE, { recursive: true })
  // several test processes may create it at once: each writes the same file and moves it into place
  const aside = `${file}.${randomUUID()}`
  await fs.writeFile(aside, new Uint8Array(await copy.arrayBuffer()))
  await fs.rename(aside, file)
  return copy
}

/** The embedded engine where it is the subject of a test; otherwise a PostgreSQL, if there is one, is quicker. */
export type TestEngine = 'embedded' | 'quickest'

/**
 * A fresh migrated database: a copy on a PostgreSQL where one answers, else the embedded engine in memory. With
 * TEST_DATABASE_URL it is that PostgreSQL, as it is. Close it when the test is over.
 */
export async function createTestDatabase(engine: TestEngine = 'quickest'): Promise<Database> {
  const databaseUrl = process.env.TEST_DATABASE_URL
  if (databaseUrl) return openDatabase({ databaseUrl, databaseFolder: null })
  const copy = engine === 'quickest' ? await copyOnPostgres(await key()) : null
  return copy ?? migrated(await PGlite.create({ loadDataDir: await preparedCopy() }), false)
}
