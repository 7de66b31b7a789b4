import { count, eq, isNotNull, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { brands, categories, products } from '../../kernel/db/schema/catalogue'
import { searchQueue } from '../../kernel/db/schema/search'
import { copyProduct } from '../../testing/copy-product'
import { createMarket, type Market } from '../../testing/market'
import { indexQueue } from '../search/index/queue'
import { namesRound } from './refresh-names'

/** More than two chunks. */
const MANY = 450

let market: Market

beforeAll(async () => {
  market = await createMarket()
  await copyProduct(market.db, market.shirt, MANY)
  await indexQueue(market.db, () => false)
})
afterAll(() => market.close())

const waiting = async () => one(await market.db.select({ queued: count() }).from(searchQueue)).queued

const textsWith = async (word: string) =>
  one(
    await market.db
      .select({ found: count() })
      .from(products)
      .where(sql`${products.searchText} like ${`%${word}%`}`),
  ).found

async function rename(name: string, at: Date): Promise<bigint> {
  const { id } = one(
    await market.db
      .select({ id: products.brandId })
      .from(products)
      .where(eq(products.id, BigInt(market.shirt))),
  )
  await market.db.update(brands).set({ name, searchStaleAt: at }).where(eq(brands.id, id))
  return id
}

const marked = () => market.db.select({ id: brands.id }).from(brands).where(isNotNull(brands.searchStaleAt))

describe('the products of a renamed brand [rule.ops-names]', () => {
  it('are refreshed in chunks, each round from where the last one stopped', async () => {
    await rename('Quokka', market.clock.now())
    const round = namesRound(market.db)
    const seen: number[] = []
    while ((await marked()).length > 0) {
      await round(() => false)
      seen.push(await textsWith('quokka'))
    }
    const [first = 0, second = 0, ...rest] = seen
    expect([first, second]).toEqual([200, 400])
    expect(rest).toHaveLength(1)
    expect(rest[0]).toBeGreaterThan(MANY)
    expect(await waiting()).toBe(rest[0])
    await indexQueue(market.db, () => false)
    const buyer = await market.buyer()
    expect((await buyer.ok('search', { term: 'quokka' })).count).toBe(rest[0])
  })

  it('are refreshed again from the first one when the brand is renamed meanwhile', async () => {
    await rename('Numbat', market.clock.now())
    const round = namesRound(market.db)
    await round(() => false)
    market.clock.advance(1)
    const id = await rename('Bilby', market.clock.now())
    await round(() => true)
    expect(await textsWith('numbat')).toBe(0)
    const all = one(await market.db.select({ found: count() }).from(products).where(eq(products.brandId, id))).found
    expect([await textsWith('bilby'), (await marked()).length]).toEqual([all, 0])
  })

  it('keep the mark of a name that was given while the last of them were refreshed', async () => {
    const id = await rename('Potoroo', market.clock.now())
    market.clock.advance(1)
    const later = market.clock.now()
    await namesRound(market.db)(() => {
      void market.db.update(brands).set({ searchStaleAt: later }).where(eq(brands.id, id)).execute()
      return true
    })
    expect(await marked()).toEqual([{ id }])
  })
})

it('a mark that a migration has set is removed like others', async () => {
  const { id } = one(await market.db.select({ id: brands.id }).from(brands).limit(1))
  await market.db
    .update(brands)
    .set({ searchStaleAt: sql`'2026-11-01 10:00:00.123456+00'` })
    .where(eq(brands.id, id))
  await namesRound(market.db)(() => true)
  expect(await marked()).toEqual([])
})

it('the products below a renamed category are refreshed, and wait for the index [rule.ops-names]', async () => {
  await market.db.update(brands).set({ searchStaleAt: null })
  await indexQueue(market.db, () => false)
  const { id } = one(
    await market.db
      .select({ id: products.categoryId })
      .from(products)
      .where(eq(products.id, BigInt(market.shirt))),
  )
  const names = { en: 'Wombats' }
  await market.db.update(categories).set({ names, searchStaleAt: market.clock.now() }).where(eq(categories.id, id))
  await namesRound(market.db)(() => true)
  expect(await textsWith('wombats')).toBeGreaterThan(MANY)
  expect(await waiting()).toBeGreaterThan(MANY)
  expect(await market.db.select().from(categories).where(isNotNull(categories.searchStaleAt))).toEqual([])
})
