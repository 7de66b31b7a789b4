/** Shops that earlier versions filled, under today's server. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { one } from '@contract/rules/lists'
import { onPlaces, type Place } from './places'
import { dumpOf, played, releases } from './releases'
import { schemaOf } from './schema'
import { buyOne, ordersOf, saysItIsADemo } from './shopping'

const ROOT = path.join(__dirname, '../..')
const DEMO_BUYER = 'buyer@souk.test'
const COUNTS = `
  select (select count(*) from users)::int as users, (select count(*) from products)::int as products,
    (select count(*) from reviews)::int as reviews, (select count(*) from ledger_entries)::int as entries`
const ORDERS = `
  select o.id::text from orders o join users u on u.id = o.user_id where u.email = '${DEMO_BUYER}' order by 1`

/** The shop's violated invariants; no server may have it open. */
function breachesIn({ settings }: Place): unknown {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/check-database.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  return JSON.parse(printed)
}

/** What operators of a large shop run beside the version before; the schema has to come out the same. */
function prepareAhead({ settings }: Place): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'server/app/cli/ahead.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  })
}

const { place, start, stop } = onPlaces()
let fresh: readonly string[] = []

beforeAll(async () => {
  const empty = await place()
  expect(breachesIn(empty)).toEqual([])
  fresh = await schemaOf(empty)
})

it('has every release since the first, and both beginnings that were rewritten before it', () => {
  expect(releases()).toEqual(expect.arrayContaining(['before-0.1.0-06c7', 'before-0.1.0-e009', 'v0.1.0', 'v0.2.0']))
  expect(fresh.length).toBeGreaterThan(500)
})

describe.each(played())('a shop of %s', (release) => {
  it('keeps what it has, sells, and ends with the schema of a new one [durable.upgrade]', async () => {
    const old = await place()
    await old.run(dumpOf(release))
    const before = await old.run(COUNTS)
    const orders = (await old.run(ORDERS)).map(({ id }) => id)
    expect(orders.length).toBeGreaterThan(5)

    if (old.settings.DATABASE_URL && release.startsWith('v')) prepareAhead(old)
    await start(old)
    expect([...(await ordersOf(DEMO_BUYER))].sort()).toEqual(orders.sort())
    expect(await saysItIsADemo()).toBe(true)
    const bought = await buyOne()
    expect(orders).not.toContain(bought)
    await stop()

    expect(breachesIn(old)).toEqual([])
    expect(await schemaOf(old)).toEqual(fresh)
    const after = await old.run(COUNTS)
    const grown = Object.entries(one(before)).filter(([what, count]) => Number(one(after)[what]) < Number(count))
    expect(grown).toEqual([])

    await start(old)
    expect((await ordersOf(DEMO_BUYER)).length).toBe(orders.length)
  })
})
