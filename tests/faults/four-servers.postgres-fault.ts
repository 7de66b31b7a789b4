/** Four servers with their timers on one database: due steps happen once. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ok } from '../contract/support/client'
import { startServer, type RealServer } from '../support/real-server'
import { brokenAfter } from './kept'
import { inLongForm } from './long'
import { cheapArticles, newShopper, placeOrder, type Article, type Shopper } from './shoppers'

const SERVERS = 4
const RUN_MS = inLongForm(60_000, 15_000)
const ORDERS = inLongForm(120, 24)
/** Some orders were made due just before a round began: all servers have had one more by then. */
const PATIENCE_MS = 60_000

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
const settings = { SOUK_DATA: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' }
const servers: RealServer[] = []
const database = new Client({ connectionString: settings.DATABASE_URL })

beforeAll(async () => {
  await database.connect()
  // one after the other, as a shop grows: each has its own folder for uploads and its note of where it runs
  for (let started = 0; started < SERVERS; started += 1) {
    servers.push(await startServer({ ...settings, SOUK_DATA: path.join(folder, String(started)) }))
  }
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await database.end()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function stockOf({ productId }: Article): Promise<number> {
  return (await ok('product', { product_id: productId })).product.stock
}

async function openOrders(ids: readonly string[]): Promise<number> {
  const asked = `select count(*)::int as open from orders where id = any($1) and status = 'to_be_paid'`
  const { rows } = await database.query<{ open: number }>(asked, [ids])
  return rows[0].open
}

it('moves each order that is due once, and gives its stock back once [durable.timers] [stock.sum]', async () => {
  process.env.SOUK_TEST_API = servers[0].url
  const [article] = await cheapArticles(1)
  const shoppers: Shopper[] = []
  for (let made = 0; made < SERVERS; made += 1) shoppers.push(await newShopper())
  const before = await stockOf(article)

  const ids: string[] = []
  const began = Date.now()
  while (ids.length < ORDERS || Date.now() - began < RUN_MS) {
    const turn = ids.length % SERVERS
    process.env.SOUK_TEST_API = servers[turn].url
    const id = await placeOrder(shoppers[turn], article)
    ids.push(id)
    await database.query("update orders set expires_at = now() - interval '1 minute' where id = $1", [id])
    await sleep(RUN_MS / ORDERS)
  }
  const end = Date.now() + PATIENCE_MS
  while ((await openOrders(ids)) > 0) {
    if (Date.now() > end) throw new Error(`${await openOrders(ids)} orders are still open`)
    await sleep(200)
  }

  const { rows } = await database.query<{ id: string; times: number }>(
    `select order_id::text as id, count(*)::int as times from order_events
     where order_id = any($1) and status = 'cancelled' group by order_id`,
    [ids],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  expect(await stockOf(article)).toBe(before)
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(servers.map(() => 0))
  expect(brokenAfter(settings)).toEqual([])
})
