import { randomBytes } from 'node:crypto'

async function withAdmin(url, work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
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
  * PostgreSQL is not installed on this machine. LEFT OUT:         *
  * everything that this stage runs on PostgreSQL. The embedded    *
  * database is tested all the same.                               *
  ******************************************************************
`

/**
 * Runs the work on a database of the run's PostgreSQL. Without one it prints a clear message and counts a skip, or in
 * CI a failure.
 */
export async function onPostgres({ ci, postgres }, work) {
  if (postgres) return withDatabase(postgres.url, work)
  console.log(LEFT_OUT)
  if (ci) throw new Error('CI never leaves PostgreSQL out')
  return { passed: 0, failed: 0, skipped: 1 }
}
