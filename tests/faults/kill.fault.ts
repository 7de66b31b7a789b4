/** The server is killed repeatedly during checkouts, and starts again with the same data. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '@contract/rules/lists'
import { ok } from '../contract/support/client'
import { copyPreparedShop } from '../support/prepared-shop'
import { startServer, type RealServer } from '../support/real-server'
import { brokenAfter, expectSurvived } from './survived'
import { inLongForm } from './long'
import { cheapArticles, checkOut, newShopper, type Acknowledged, type Article, type Shopper } from './shoppers'

const KILLS = inLongForm(50, 2)
const SHOPPERS = 20
const CHECKOUTS_EACH = 3
/** The number of paid orders before a kill: different each time, and always with most orders not yet paid. */
const killAfter = (round: number) => 3 + ((round * 7) % 20)

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
  if (!settings.DATABASE_URL) copyPreparedShop(folder)
  await start()
})

afterAll(async () => {
  await server?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Kills the server during checkouts, starts it again, and checks its data. */
async function killInTheMiddle(round: number): Promise<void> {
  const articles = await cheapArticles(10)
  const stockBefore = await stocks(articles)
  const shoppers: Shopper[] = []
  for (let made = 0; made < SHOPPERS; made += 1) shoppers.push(await newShopper())

  const acknowledged: Acknowledged[] = []
  const paid = () => acknowledged.filter((order) => order.paid).length
  let underWay = true
  const runs = shoppers.map(async (shopper, index) => {
    for (let each = 0; each < CHECKOUTS_EACH; each += 1) {
      await checkOut(shopper, at(articles, (index + each) % articles.length), acknowledged)
    }
  })
  const outcomes = Promise.allSettled(runs).finally(() => (underWay = false))
  while (underWay && paid() < killAfter(round)) await sleep(5)
  expect(paid()).toBeGreaterThanOrEqual(killAfter(round))
  await server?.kill()
  const rejected = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(rejected.length).toBeGreaterThan(SHOPPERS / 4)

  await start()
  await expectSurvived(acknowledged)

  const taken = new Map<string, number>()
  for (const { buyer } of shoppers) {
    const { list } = await ok('orders', { page_size: 50 }, buyer)
    for (const { products } of list.filter(({ status }) => status !== 'cancelled')) {
      for (const line of products) taken.set(line.product_id, (taken.get(line.product_id) ?? 0) + line.qty)
    }
  }
  const expected = articles.map(({ productId }, index) => at(stockBefore, index) - (taken.get(productId) ?? 0))
  expect(await stocks(articles)).toEqual(expected)
}

it(`loses no acknowledged order, debit or piece of stock in ${KILLS} kills [durable.kill] [money.one-debit] [money.ledger-zero] [stock.sum]`, async () => {
  for (let round = 0; round < KILLS; round += 1) await killInTheMiddle(round)
  expect(await server?.stop()).toBe(0)
  expect(brokenAfter(settings)).toEqual([])
  await start()
})
