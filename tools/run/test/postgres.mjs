import { randomBytes } from 'node:crypto'

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'
const CONNECT_MS = 3_000

async function connect(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  await client.connect()
  return client
}

async function withAdmin(url, work) {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of a usable PostgreSQL: DATABASE_URL, else the one on this machine, else null. */
export async function findPostgres() {
  const url = process.env.DATABASE_URL || LOCAL
  try {
    await withAdmin(url, (client) => client.query('select 1'))
    return url
  } catch (error) {
    if (process.env.DATABASE_URL) throw new Error(`DATABASE_URL does not answer: ${error.message}`)
    return null
  }
}

/** Runs the work in a new database, which is dropped afterwards in any case. */
export async function withDatabase(admin, work) {
  const name = `souk_test_${randomBytes(6).toString('hex')}`
  await withAdmin(admin, (client) => client.query(`create database ${name}`))
  try {
    const url = new URL(admin)
    url.pathname = `/${name}`
    return await work(url.href)
  } finally {
    await withAdmin(admin, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
}

const LEFT_OUT = `
  ******************************************************************
  * No PostgreSQL answers on 127.0.0.1:5432, and DATABASE_URL is   *
  * not set. LEFT OUT: everything that this stage runs on          *
  * PostgreSQL. The embedded database is tested all the same.      *
  ******************************************************************
`

/** Runs the work on a PostgreSQL. Without one it prints a clear message and counts a skip, or in CI a failure. */
export async function onPostgres({ ci }, work) {
  const admin = await findPostgres()
  if (admin) return withDatabase(admin, work)
  console.log(LEFT_OUT)
  if (ci) throw new Error('CI never leaves PostgreSQL out')
  return { passed: 0, failed: 0, skipped: 1 }
}
