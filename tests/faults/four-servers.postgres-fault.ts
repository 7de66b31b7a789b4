/** Four servers with their timers on one database: due steps happen once, also when one is killed in the middle. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { at, one } from '@contract/rules/lists'
import { ok } from '../contract/support/client'
import { startServer, type RealServer } from '../support/real-server'
import { patient } from '../jest/patience.js'
import { until } from '../support/until'
import { brokenAfter } from './survived'
import { inLongForm } from './long'
import {
  cheapArticles,
  checkOut,
  newShopper,
  placeOrder,
  type Acknowledged,
  type Article,
  type Shopper,
} from './shoppers'

const SERVERS = 4
const RUN_MS = inLongForm(60_000, 15_000)
const ORDERS = inLongForm(120, 24)
/** How many orders become due at once. */
const BACKLOG = inLongForm(2_000, 1_000)
/** Some orders become due just before a round starts, so every server needs one more round. */
const PATIENCE_MS = patient(60_000)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
const settings = { SOUK_DATA: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' }
const servers: RealServer[] = []
const database = new Client({ connectionString: settings.DATABASE_URL })

beforeAll(async () => {
  await database.connect()
  // one after the other, as a shop grows; each has its own data folder
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
  return one(rows).open
}

it('moves each due order once, and returns its stock once [durable.timers] [stock.sum]', async () => {
  process.env.SOUK_TEST_API = one(servers).url
  const article = one(await cheapArticles(1))
  const shoppers: Shopper[] = []
  for (let made = 0; made < SERVERS; made += 1) shoppers.push(await newShopper())
  const before = await stockOf(article)

  const ids: string[] = []
  const began = Date.now()
  while (ids.length < ORDERS || Date.now() - began < RUN_MS) {
    const turn = ids.length % SERVERS
    process.env.SOUK_TEST_API = at(servers, turn).url
    const id = await placeOrder(at(shoppers, turn), article)
    ids.push(id)
    await database.query("update orders set expires_at = now() - interval '1 minute' where id = $1", [id])
    await sleep(RUN_MS / ORDERS)
  }
  await until(
    async () => `${await openOrders(ids)} orders are still open`,
    async () => (await openOrders(ids)) === 0,
  )

  const { rows } = await database.query<{ id: string; times: number }>(
    `select order_id::text as id, count(*)::int as times from order_events
     where order_id = any($1) and status = 'cancelled' group by order_id`,
    [ids],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  expect(await stockOf(article)).toBe(before)
})

/** Copies of an unpaid order whose time is over, as if it had been placed that often. Returns their ids. */
async function copyDue(orderId: string, count: number): Promise<string[]> {
  const columns = `user_id, shop_id, status, payment_status, product_total, coupon_cost, shipping_cost, tax_total, grand_total,
    shipping_method, arrival_method, address, customer, shop, created_at, status_at`
  const { rows } = await database.query<{ id: string }>(
    `with copied as (
      insert into orders (order_number, expires_at, ${columns})
      select o.order_number || '-' || n, now() - interval '1 minute', ${columns} from orders o, generate_series(1, $2) n
      where o.id = $1 returning id
    ), lines as (
      insert into order_lines (order_id, product_id, sku_id, sku, name, image, ground, options, qty, price, row_price)
      select c.id, l.product_id, l.sku_id, l.sku, l.name, l.image, l.ground, l.options, l.qty, l.price, l.row_price
      from copied c, order_lines l where l.order_id = $1 returning order_id, sku_id, qty
    ), taken as (
      insert into stock_movements (order_id, sku_id, delta, kind, at) select order_id, sku_id, -qty, 'sale', now() from lines
      returning sku_id, delta
    ), events as (
      insert into order_events (order_id, status, at) select id, 'to_be_paid', now() from copied returning 1
    ), less as (
      update skus set stock = stock + all_taken.qty from (select sku_id, sum(delta)::int as qty from taken group by 1) all_taken
      where skus.id = all_taken.sku_id returning 1
    )
    select id::text as id from copied`,
    [orderId, count],
  )
  return rows.map(({ id }) => id)
}

const timesEach = async (count: string, ids: readonly string[]) => {
  const { rows } = await database.query<{ times: number; orders: number }>(
    `select times, count(*)::int as orders from (select (${count})::int as times from unnest($1::bigint[]) as due (id)) counted
     group by times order by times`,
    [ids],
  )
  return rows
}

it('moves a heap of due orders once, although a server is killed while it does [durable.timers] [durable.kill]', async () => {
  process.env.SOUK_TEST_API = at(servers, 1).url
  const article = one(await cheapArticles(1))
  const pattern = await placeOrder(await newShopper(), article)
  await database.query(
    `with more as (update skus set stock = stock + $2 where product_id = $1 returning id)
     insert into stock_movements (sku_id, kind, reason, delta, at) select id, 'adjustment', 'delivery', $2, now() from more`,
    [article.productId, 2 * BACKLOG],
  )
  const before = await stockOf(article)
  const ids = await copyDue(pattern, BACKLOG)
  const began = Date.now()
  while ((await openOrders(ids)) === BACKLOG) {
    if (Date.now() - began > PATIENCE_MS) throw new Error('no server began')
    await sleep(2)
  }
  await one(servers).kill()
  const left = await openOrders(ids)
  await until(
    async () => `${await openOrders(ids)} orders are still open`,
    async () => (await openOrders(ids)) === 0,
  )
  process.stderr.write(`${BACKLOG} orders due at once, ${left} after the kill, moved in ${Date.now() - began} ms\n`)

  const once = [{ times: 1, orders: BACKLOG }]
  const cancelled = `select count(*) from order_events e where e.order_id = due.id and e.status = 'cancelled'`
  expect(await timesEach(cancelled, ids)).toEqual(once)
  expect(
    await timesEach(
      `select count(*) from stock_movements m where m.order_id = due.id and m.kind = 'cancellation'`,
      ids,
    ),
  ).toEqual(once)
  expect(await timesEach(`select count(*) from mails m where m.key = 'order:' || due.id || ':cancelled'`, ids)).toEqual(
    once,
  )
  expect(
    await timesEach(`select count(*) from notices n where n.link like '%order_id=' || due.id and n.state = -1`, ids),
  ).toEqual(once)
  expect(await stockOf(article)).toBe(before)
})

/** How many paid orders arrived long ago. */
const ARRIVED = inLongForm(150, 12)

/** Whether a server waits for this session's lock. */
async function waits(): Promise<boolean> {
  const { rows } = await database.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks where not granted and relation = 'settlement_lines'::regclass`,
  )
  return one(rows).waiting > 0
}

const settledOf = async (ids: readonly string[]) => {
  const asked = 'select count(*)::int as settled from orders where id = any($1) and settled_at is not null'
  return one((await database.query<{ settled: number }>(asked, [ids])).rows).settled
}

it('settles each order once, although all servers are killed in the middle of it [durable.kill] [money.settlement]', async () => {
  process.env.SOUK_TEST_API = at(servers, 1).url
  const articles = await cheapArticles(4)
  const shopper = await newShopper()
  const bought: Acknowledged[] = []
  for (let made = 0; made < ARRIVED; made += 1) await checkOut(shopper, at(articles, made % articles.length), bought)
  const ids = bought.map(({ orderId }) => orderId)
  // nobody can write a line of a statement until this ends
  await database.query('begin')
  await database.query('lock table settlement_lines in share mode')
  const late = new Client({ connectionString: settings.DATABASE_URL })
  await late.connect()
  await late.query(
    `update orders set status = 'delivered', status_at = now() - interval '1 year', shipped_at = now() - interval '1 year',
       delivered_at = now() - interval '1 year' where id = any($1)`,
    [ids],
  )
  await late.end()
  await until('a server settles', waits)
  await Promise.all(servers.map((server) => server.kill()))
  await database.query('rollback')
  expect(await settledOf(ids)).toBe(0)

  const again = servers.map((_, number) => startServer({ ...settings, SOUK_DATA: path.join(folder, String(number)) }))
  servers.splice(0, SERVERS, ...(await Promise.all(again)))
  await until('all are settled', async () => (await settledOf(ids)) === ARRIVED)
  expect(
    await timesEach(`select count(*) from settlement_lines s where s.order_id = due.id and s.kind = 'settle'`, ids),
  ).toEqual([{ times: 1, orders: ARRIVED }])
  expect(
    await timesEach(`select count(*) from ledger_transfers t where t.reference = 'settle:' || due.id`, ids),
  ).toEqual([{ times: 1, orders: ARRIVED }])
})

it('leaves data that hold together', async () => {
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(servers.map(() => 0))
  expect(brokenAfter(settings)).toEqual([])
})
