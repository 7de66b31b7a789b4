/** The server dies in the middle of a hundred checkouts, and starts again on what it left. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ok } from '../contract/client'
import { startServer, type RealServer } from '../support/real-server'
import { cheapArticles, checkOut, newShopper, type Acknowledged, type Article } from './shoppers'

const ROOT = path.join(__dirname, '../..')
const SHOPPERS = 20
const CHECKOUTS_EACH = 5
/** The kill comes once this many are paid: enough done, most of them still to come or under way. */
const KILL_AFTER = 25

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
const settings = { SOUK_DATA: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' }
let server: RealServer | undefined

async function start() {
  server = await startServer(settings)
  process.env.SOUK_TEST_API = server.url
}

async function stocks(articles: readonly Article[]): Promise<number[]> {
  const details = await Promise.all(articles.map(({ productId }) => ok('product', { product_id: productId })))
  return details.map(({ product }) => product.stock)
}

beforeAll(async () => {
  if (process.env.DATABASE_URL) {
    execFileSync(process.execPath, ['--import', 'tsx', 'server/demo/cli.ts', '--demo'], {
      cwd: ROOT,
      env: { ...process.env, ...settings },
    })
  }
  await start()
})

afterAll(async () => {
  await server?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

it('loses no acknowledged order, debit or piece of stock [durable.kill] [money.one-debit] [money.ledger-zero] [stock.sum]', async () => {
  const articles = await cheapArticles(10)
  const stockBefore = await stocks(articles)
  const shoppers = []
  for (let made = 0; made < SHOPPERS; made += 1) shoppers.push(await newShopper())

  const acknowledged: Acknowledged[] = []
  let underWay = true
  const runs = shoppers.map(async (shopper, index) => {
    for (let each = 0; each < CHECKOUTS_EACH; each += 1) {
      await checkOut(shopper, articles[(index + each) % articles.length], acknowledged)
    }
  })
  const outcomes = Promise.allSettled(runs).finally(() => (underWay = false))
  while (underWay && acknowledged.filter(({ paid }) => paid).length < KILL_AFTER) await sleep(5)
  expect(acknowledged.filter(({ paid }) => paid).length).toBeGreaterThanOrEqual(KILL_AFTER)
  await server?.kill()
  const rejected = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(rejected.length).toBeGreaterThan(SHOPPERS / 2)

  await start()
  for (const { buyer, orderId, paid } of acknowledged) {
    const { order } = await ok('order', { order_id: orderId }, buyer)
    if (paid) expect(order).toMatchObject({ payment_status: 'paid', payment_method: 'wallet' })
  }

  const taken = new Map<string, number>()
  for (const { buyer } of shoppers) {
    const { list } = await ok('orders', { page_size: 50 }, buyer)
    for (const { products } of list.filter(({ status }) => status !== 'cancelled')) {
      for (const line of products) taken.set(line.product_id, (taken.get(line.product_id) ?? 0) + line.qty)
    }
  }
  const expected = articles.map(({ productId }, index) => stockBefore[index] - (taken.get(productId) ?? 0))
  expect(await stocks(articles)).toEqual(expected)

  expect(await server?.stop()).toBe(0)
  const found = execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/check-database.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  expect(JSON.parse(found.trim().split('\n').at(-1) ?? '')).toEqual([])
  await start()
})
