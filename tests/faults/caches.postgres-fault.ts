/** Two servers on one database: each keeps parts of the catalogue, and hears what the other changes. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ok } from '../contract/support/client'
import { newBuyer, type Buyer } from '../contract/support/people'
import { startServer, type RealServer } from '../support/real-server'
import { openGate, type TcpGate } from '../support/tcp-gate'
import { until } from '../support/until'

const DATABASE = process.env.DATABASE_URL ?? ''
/** A server keeps what it has read for a minute. Calls to a busy machine take seconds themselves. */
const AT_ONCE_MS = 20_000
/** Five seconds more, and as many to notice that nothing is heard. */
const DEAF_MS = 30_000
/** A second until it connects again, and more on a busy machine. */
const RECONNECTED_MS = 6_000

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
const control = new Client({ connectionString: DATABASE })
let one: RealServer
let other: RealServer
/** Where the other server listens for changes. */
let gate: TcpGate
let operator: Buyer
let brandId: string
let version = 0
/** Names that no brand has. */
const mark = randomUUID()
const name = (which: number) => `${mark} ${which}`

/** Makes calls to one of the servers. */
const at = <T>(server: RealServer, work: () => Promise<T>): Promise<T> => {
  process.env.SOUK_TEST_API = server.url
  return work()
}

const nameAt = (server: RealServer) =>
  at(server, async () => (await ok('brand', { id: brandId, page_size: 1 })).brand.name)

async function rename(to: string): Promise<void> {
  const { brand } = await at(one, () => ok('opsBrandSave', { brand_id: brandId, version, name: to }, operator))
  version = brand.version
}

/** How long it takes until the other server has the name, in milliseconds. */
async function seenAfter(wanted: string): Promise<number> {
  const start = Date.now()
  await until(`the other server has ${wanted}`, async () => (await nameAt(other)) === wanted)
  return Date.now() - start
}

const listening = async () =>
  Number(
    (
      await control.query(
        "select count(*) from pg_stat_activity where datname = current_database() and application_name = 'souk listener'",
      )
    ).rows[0].count,
  )

const untilListening = (count: number) =>
  until(
    async () => `${await listening()} connections listen instead of ${count}`,
    async () => (await listening()) === count,
  )

beforeAll(async () => {
  await control.connect()
  const direct = new URL(DATABASE)
  gate = await openGate(Number(direct.port || 5432))
  direct.host = `127.0.0.1:${gate.port}`
  const settings = { DATABASE_URL: DATABASE, OPERATOR_2FA: 'off' }
  one = await startServer({ ...settings, SOUK_DATA: path.join(folder, 'one') })
  other = await startServer({ ...settings, SOUK_DATA: path.join(folder, 'other'), DATABASE_MIGRATE_URL: direct.href })
  await untilListening(2)
  operator = await at(one, () => newBuyer())
  await control.query("update users set role = 'operator' where email = $1", [operator.email])
  const { brand } = await at(one, () => ok('opsBrandSave', { name: name(0), version: undefined }, operator))
  brandId = brand.brand_id
  version = brand.version
})

afterAll(async () => {
  await Promise.all([one?.kill(), other?.kill()])
  await gate?.close()
  await control.end()
  fs.rmSync(folder, { recursive: true, force: true })
})

describe('what one server changes', () => {
  it('is seen at once by another that has read it before [durable.caches]', async () => {
    expect(await seenAfter(name(0))).toBeLessThan(AT_ONCE_MS)
    await rename(name(1))
    expect(await seenAfter(name(1))).toBeLessThan(AT_ONCE_MS)
  })

  it('is seen after the connections that listen were ended [durable.caches]', async () => {
    await nameAt(other)
    await control.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'souk listener'",
    )
    await rename(name(2))
    expect(await seenAfter(name(2))).toBeLessThan(DEAF_MS)
    await untilListening(2)
    await rename(name(3))
    expect(await seenAfter(name(3))).toBeLessThan(AT_ONCE_MS)
  })

  it('is seen within seconds while nothing can be heard, and at once afterwards [durable.caches]', async () => {
    gate.silence()
    await nameAt(other)
    await rename(name(4))
    expect(await seenAfter(name(4))).toBeLessThan(DEAF_MS)
    await rename(name(5))
    expect(await seenAfter(name(5))).toBeLessThan(DEAF_MS)
    gate.lead(Number(new URL(DATABASE).port || 5432))
    gate.speak()
    await sleep(RECONNECTED_MS)
    await rename(name(6))
    expect(await seenAfter(name(6))).toBeLessThan(AT_ONCE_MS)
  })
})
