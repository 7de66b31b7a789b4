/** Two servers behind a proxy are restarted one after the other, as for an upgrade, while users browse and buy. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ok } from '../contract/support/client'
import { startProxy, type Proxy } from '../support/proxy'
import { freePort } from '../../tools/run/shared/free-port.mjs'
import { startServer, type RealServer } from '../support/real-server'
import { until } from '../support/until'
import { brokenAfter, expectKept } from './kept'
import { inLongForm } from './long'
import { cheapArticles, checkOut, newShopper, type Acknowledged, type Article, type Shopper } from './shoppers'

const SERVERS = 2
const ROUNDS = inLongForm(5, 1)
const SHOPPERS = 8
const READERS = 4
/** Long enough for the proxy to check readiness several times. */
const DRAIN_SECONDS = '2'
/** The minimum number of answers while a server stops, as proof that requests were in progress. */
const UNDER_WAY = SHOPPERS + READERS

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
const settings = { DATABASE_URL: process.env.DATABASE_URL ?? '', DRAIN_SECONDS, TRUST_PROXY: 'loopback' }
const servers: RealServer[] = []
let proxy: Proxy

const start = (index: number, port: string) =>
  startServer({ ...settings, SOUK_DATA: path.join(folder, String(index)), PORT: port })

beforeAll(async () => {
  for (let index = 0; index < SERVERS; index += 1) servers.push(await start(index, String(await freePort())))
  proxy = await startProxy(servers.map(({ url }) => url))
  process.env.SOUK_TEST_API = proxy.url
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await proxy?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const answered = () => [...proxy.statuses.values()].reduce((sum, count) => sum + count, 0)

/**
 * Stops a server while the others continue, starts it again on its port, and waits until the proxy uses it. Returns
 * the number of answers while it stopped.
 */
async function restart(index: number): Promise<number> {
  const { url } = servers[index]
  const before = answered()
  expect(await servers[index].stop()).toBe(0)
  const meanwhile = answered() - before
  servers[index] = await start(index, new URL(url).port)
  await until('the proxy turns to the new server', () => proxy.turnsTo(url))
  return meanwhile
}

it('answers every request while servers restart one after the other, and loses no acknowledged order [durable.in-turns]', async () => {
  const articles: Article[] = await cheapArticles(10)
  const shoppers: Shopper[] = []
  for (let made = 0; made < SHOPPERS; made += 1) shoppers.push(await newShopper())
  const acknowledged: Acknowledged[] = []
  let goesOn = true
  const buying = shoppers.map(async (shopper, index) => {
    for (let each = 0; goesOn; each += 1) {
      await checkOut(shopper, articles[(index + each) % articles.length], acknowledged)
    }
  })
  const reading = Array.from({ length: READERS }, async (_, index) => {
    for (let each = 0; goesOn; each += 1) {
      await ok('product', { product_id: articles[(index + each) % articles.length].productId })
    }
  })
  const lanes = Promise.all([...buying, ...reading])
  // reported at the end; a failed lane must not end the process earlier
  lanes.catch(() => (goesOn = false))
  const meanwhile: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let index = 0; index < SERVERS; index += 1) meanwhile.push(await restart(index))
    }
  } finally {
    goesOn = false
  }
  expect(proxy.lost).toEqual([])
  await lanes
  expect([...proxy.statuses.keys()]).toEqual([200])
  expect(Math.min(...meanwhile)).toBeGreaterThanOrEqual(UNDER_WAY)
  process.stderr.write(`${answered()} answers, ${acknowledged.length} orders, ${SERVERS * ROUNDS} restarts\n`)
  await expectKept(acknowledged)
  expect(acknowledged.every(({ paid }) => paid)).toBe(true)
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(servers.map(() => 0))
  expect(brokenAfter({ ...settings, SOUK_DATA: folder })).toEqual([])
})
