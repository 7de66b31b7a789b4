import { eq } from 'drizzle-orm'
import { products } from '../../kernel/db/schema/catalogue'
import { seedProducts } from '../../testing/catalogue'
import { createMarket, order, type Buyer, type Market } from '../../testing/market'
import { clearCatalogueCache } from './cache'

let market: Market
let buyer: Buyer

beforeAll(async () => {
  market = await createMarket()
  const { db, base } = market
  // a lamp is no shirt, and more popular are shoes
  await db
    .update(products)
    .set({ categoryId: base.clothes })
    .where(eq(products.id, BigInt(market.lamp)))
  await seedProducts(db, base, [
    ...Array.from({ length: 9 }, (_, index) => ({
      ...{ names: { en: `Shoe ${index}` }, categoryId: base.shoes, popularity: 50 - index },
      stock: index === 0 ? 0 : 9,
    })),
    { names: { en: 'Scarf' }, popularity: 99, sold30d: 99 },
  ])
  buyer = await market.buyer()
})
afterAll(() => market.close())

const names = (list: readonly { name_en: string }[]) => list.map(({ name_en }) => name_en)

async function beside(product_id: string) {
  await clearCatalogueCache(market.db)
  const { related, hot } = await buyer.ok('product', { product_id })
  return { related: names(related), hot: names(hot) }
}

describe('what a product page shows beside a product [rule.goes-well]', () => {
  it('is of another category, first of the department, then popular; and never sold out', async () => {
    const { related } = await beside(market.shirt)
    expect(related.slice(0, 3)).toEqual(['Lamp', 'Shoe 1', 'Shoe 2'])
    for (const other of ['Shirt', 'Scarf', 'Cup', 'Shoe 0']) expect(related).not.toContain(other)
  })

  it('begins with what its buyers took along in the same purchase, in any shop', async () => {
    await order(market, buyer, [market.shirt, 1], [market.lamp, 1])
    expect((await beside(market.lamp)).related[0]).toBe('Shirt')
  })

  it('is in one of the two lists, not in both', async () => {
    const { related, hot } = await beside(market.shirt)
    expect(hot).toContain('Scarf')
    expect(hot.filter((name) => related.includes(name))).toEqual([])
  })
})
