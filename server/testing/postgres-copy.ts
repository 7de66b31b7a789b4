/** Databases of a PostgreSQL for single test files: copies of one that was migrated once, which takes a tenth of a second. */
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { one } from '@contract/rules/lists'
import { POSTGRES_DEFAULTS } from '../kernel/config/config-limits'
import { openDatabase } from '../kernel/db/open'
import { pooled } from '../kernel/db/postgres'
import type { Database } from '../kernel/db/types'
import { isLeftOver, isTemplateOf, nameOfCopy, nameOfTemplate, PREFIX } from './copy-names'

/** For a test that is run by itself: a whole run brings a PostgreSQL of its own, and says so in SOUK_TEST_POSTGRES. */
const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'
const CONNECT_MS = 3_000
/** The lock key of making the template and of clearing up, so that test processes take turns. */
const LOCK = 7_305_899
/** Tests lose nothing in a power cut, and none of their statements is long enough for a compiler to pay. */
const FOR_TESTS = '-c synchronous_commit=off -c jit=off'
/** The first version that can be told how to copy; those before it copy the files. */
const NAMES_STRATEGY = 150_000

const ofTheRun = process.env.SOUK_TEST_POSTGRES
const ADMIN = ofTheRun ?? LOCAL

function urlOf(name: string, options?: string): string {
  const url = new URL(ADMIN)
  url.pathname = `/${name}`
  if (options) url.searchParams.set('options', options)
  return url.href
}

async function connect(): Promise<Client | null> {
  if (ofTheRun === '') return null
  const client = new Client({ connectionString: ADMIN, connectionTimeoutMillis: CONNECT_MS })
  try {
    await client.connect()
    return client
  } catch (error) {
    if (ofTheRun) throw error
    return null
  }
}

const newCopy = () => nameOfCopy(randomBytes(6), Date.now())

async function names(admin: Client): Promise<string[]> {
  const text = 'select datname as name from pg_database where starts_with(datname, $1)'
  const { rows } = await admin.query<{ name: string }>(text, [PREFIX])
  return rows.map(({ name }) => name)
}

async function makeTemplate(admin: Client, key: string): Promise<string> {
  const aside = newCopy()
  await admin.query(`create database ${aside} template template0`)
  const database = await openDatabase({ databaseUrl: urlOf(aside), databaseFolder: null })
  await database.close()
  // under its own name only when it is complete
  const name = nameOfTemplate(key, Date.now())
  await admin.query(`alter database ${aside} rename to ${name}`)
  return name
}

/** The template's name. The first process of a run makes it, and drops what runs that were killed have left. */
async function preparedTemplate(admin: Client, key: string): Promise<string> {
  await admin.query('select pg_advisory_lock($1)', [LOCK])
  try {
    const all = await names(admin)
    const old = all.filter((name) => isLeftOver(name, Date.now()))
    for (const name of old) await admin.query(`drop database if exists ${name} with (force)`)
    return all.find((name) => !old.includes(name) && isTemplateOf(key, name)) ?? (await makeTemplate(admin, key))
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK])
  }
}

async function canNameStrategy(admin: Client): Promise<boolean> {
  const { rows } = await admin.query<{ version: string }>(
    "select current_setting('server_version_num')::int as version",
  )
  return Number(one(rows).version) >= NAMES_STRATEGY
}

async function withAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T | null> {
  const admin = await connect()
  if (!admin) return null
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

let template: Promise<string> | undefined

/**
 * An empty, migrated database of its own on the PostgreSQL of the run, else on this machine's; to close it drops it. Null
 * where there is none; an error where the run's does not answer.
 * @param key names what the template is made from: another key makes another one
 */
export function copyOnPostgres(key: string): Promise<Database | null> {
  return withAdmin(async (admin) => {
    template ??= preparedTemplate(admin, key)
    const name = newCopy()
    const strategy = (await canNameStrategy(admin)) ? 'strategy file_copy' : ''
    await admin.query(`create database ${name} template ${await template} ${strategy}`)
    const database = pooled(urlOf(name, FOR_TESTS), POSTGRES_DEFAULTS)
    return {
      ...database,
      async close() {
        await database.close()
        await withAdmin((again) => again.query(`drop database ${name} with (force)`))
      },
    }
  })
}
