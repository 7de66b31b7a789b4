import { sql } from 'drizzle-orm'
import { rows } from '../../../kernel/db/rows'
import { createMarket, type Market } from '../../../testing/market'
import { copyProduct } from '../../../testing/copy-product'
import { indexQueue } from '../index/queue'
import { refreshSearch } from './hourly'

const COPIES = 400

let market: Market
beforeAll(async () => {
  market = await createMarket()
  await copyProduct(market.db, market.shirt, COPIES)
  await market.db.execute(sql`update products set popularity = id`)
  await indexQueue(market.db, () => false)
  await market.db.execute(sql`analyze product_search`)
})
afterAll(() => market.close())

const refresh = () => refreshSearch(market.db, { tieredFrom: 100 })

async function tiers(): Promise<Record<number, number>> {
  const found = await rows<{ tier: number; count: number }>(
    market.db,
    sql`select tier, count(*)::int as count from product_search group by tier`,
  )
  return Object.fromEntries(found.map(({ tier, count }) => [tier, count]))
}

async function best(): Promise<string[]> {
  const found = await rows<{ id: string }>(
    market.db,
    sql`select product_id::text as id from product_search where tier = 4 order by product_id desc`,
  )
  return found.map(({ id }) => id)
}

/** The ids of all pages of a search, in its order. */
async function pages(term: string): Promise<string[]> {
  const buyer = await market.buyer()
  const all: string[] = []
  for (let p = 1; ; p += 1) {
    const { list } = await buyer.ok('search', { term, p: String(p), page_size: '50' })
    if (list.length === 0) return all
    all.push(...list.map(({ product_id }) => product_id))
  }
}

describe('the tiers of a large market [rule.search-order]', () => {
  it('are a quarter, a sixteenth and so on, by popularity', async () => {
    expect(await tiers()).toEqual({ 0: 403 })
    await refresh()
    expect(await tiers()).toEqual({ 4: 2, 3: 5, 2: 19, 1: 75, 0: 302 })
  })

  it('follow popularity, and are left when the market is small again', async () => {
    await market.db.execute(sql`update products set popularity = 10000 where id = ${market.lamp}`)
    await refresh()
    expect(await best()).toContain(market.lamp)
    expect(await tiers()).toEqual({ 4: 2, 3: 5, 2: 19, 1: 75, 0: 302 })
    await refreshSearch(market.db, { tieredFrom: 1_000 })
    expect(await tiers()).toEqual({ 0: 403 })
    await refresh()
  })

  it('change what a search looks at first, and neither repeat nor lose a product on its pages', async () => {
    const found = await pages('shirt')
    expect(found.length).toBeGreaterThan(COPIES)
    expect(new Set(found).size).toBe(found.length)
    expect(Number(found[0])).toBe(Math.max(...found.map(Number)))
  })
})
