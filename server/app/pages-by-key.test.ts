/** Lists that are read to their end while they change [wire.page-key]. */
import { asc, eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { notices } from '../kernel/db/schema/notices'
import { orders } from '../kernel/db/schema/orders'
import { products } from '../kernel/db/schema/catalogue'
import { productViews, reviews } from '../kernel/db/schema/reviews'
import { order, type Buyer, type Market } from '../testing/market'
import { onMarket } from '../testing/market-scene'
import { seedProducts } from '../testing/catalogue'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

interface Answer<Item> {
  readonly list: readonly Item[]
  readonly next?: string
}

/** Reads a list to its end in pages of two; `between` changes it after each page. */
async function readAll<Item>(
  page: (fields: Record<string, string>) => Promise<Answer<Item>>,
  between: (seen: readonly Item[]) => Promise<unknown>,
): Promise<Item[]> {
  const all: Item[] = []
  let after: string | undefined
  do {
    const { list, next } = await page({ page_size: '2', ...(after === undefined ? {} : { after }) })
    all.push(...list)
    after = next
    await between(list)
  } while (after !== undefined)
  return all
}

const TEXT = { en: 'Order shipped' }

async function sendNotices(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, place) => ({
    ...{ userId: buyer.userId, type: 600, state: 1, title: TEXT, text: TEXT },
    // some at the same moment
    createdAt: new Date(market.clock.now().getTime() + Math.floor(place / 3) * 1_000),
  }))
  const made = await market.db.insert(notices).values(rows).returning({ id: notices.id })
  return made.map(({ id }) => String(id)).reverse()
}

it('leaves no unread notice out while those of the page before are read [call.notices] [wire.page-key]', async () => {
  const ids = await sendNotices(9)
  const read = await readAll(
    (fields) => buyer.ok('notices', { read: '0', ...fields }),
    async (seen) => {
      for (const { id } of seen) await buyer.ok('noticeRead', { id })
    },
  )
  expect(read.map(({ id }) => id)).toEqual(ids)
})

it('has no notice twice while new ones come [call.notices] [wire.page-key]', async () => {
  const ids = await sendNotices(6)
  market.clock.advance(60)
  const read = await readAll(
    (fields) => buyer.ok('notices', fields),
    () => sendNotices(1),
  )
  expect(read.map(({ id }) => id)).toEqual(ids)
})

it('leaves nothing of the wishlist out while entries go and come [call.favorites] [wire.page-key]', async () => {
  const own = await seedProducts(
    market.db,
    market.base,
    Array.from({ length: 7 }, () => ({ names: { en: 'Bowl' } })),
  )
  for (const id of own) await buyer.ok('favorite', { product_id: String(id) })
  const read = await readAll(
    (fields) => buyer.ok('favorites', fields),
    async (seen) => {
      await buyer.ok('favoriteRemove', { favorite_id: one(seen).favorite_id })
      await buyer.call('favorite', { product_id: market.lamp })
    },
  )
  expect(read.map(({ product_id }) => product_id)).toEqual(own.map(String).reverse())
})

it('has each viewed product once, though some are viewed again meanwhile [call.history] [wire.page-key]', async () => {
  const own = await seedProducts(
    market.db,
    market.base,
    Array.from({ length: 5 }, () => ({ names: { en: 'Plate' } })),
  )
  for (const productId of own) {
    market.clock.advance(1)
    await market.db.insert(productViews).values({ userId: buyer.userId, productId, seenAt: market.clock.now() })
  }
  market.clock.advance(1)
  const read = await readAll(
    (fields) => buyer.ok('history', fields),
    (seen) =>
      market.db
        .update(productViews)
        .set({ seenAt: market.clock.now() })
        .where(eq(productViews.productId, BigInt(one(seen).product_id))),
  )
  expect(read.map(({ product_id }) => product_id)).toEqual(own.map(String).reverse())
})

it('has each order once while new ones are placed [call.orders] [wire.page-key]', async () => {
  for (let made = 0; made < 5; made += 1) await order(market, buyer, [market.shirt, 1])
  const found = await market.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, buyer.userId))
    .orderBy(asc(orders.id))
  const read = await readAll(
    (fields) => buyer.ok('orders', fields),
    () => order(market, buyer, [market.cup, 1, market.red]),
  )
  expect(read.map(({ order_id }) => order_id)).toEqual(found.map(({ id }) => String(id)).reverse())
})

it('goes on through a product’s reviews [call.reviews] [wire.page-key]', async () => {
  const made = Array.from({ length: 5 }, (_, place) => ({
    ...{ productId: BigInt(market.shirt), author: 'Ana', star: 5, summary: `${place}`, content: '', images: [] },
    language: 'en' as const,
    createdAt: market.clock.now(),
  }))
  await market.db.insert(reviews).values(made)
  const read = await readAll(
    (fields) => buyer.ok('reviews', { product_id: market.shirt, ...fields }),
    () => Promise.resolve(),
  )
  expect(read.map(({ summary }) => summary)).toEqual(['4', '3', '2', '1', '0'])
  expect(new Set(read.map(({ review_id }) => review_id)).size).toBe(5)
})

it('has each product once while those above are taken off sale [call.getAllProducts] [wire.page-key]', async () => {
  const ids = (await buyer.ok('getAllProducts', { sort: 'price_asc', page_size: '50' })).list.map(
    ({ product_id }) => product_id,
  )
  const read = await readAll(
    (fields) => buyer.ok('getAllProducts', { sort: 'price_asc', ...fields }),
    (seen) =>
      market.db
        .update(products)
        .set({ hidden: true, state: 'withdrawn' })
        .where(eq(products.id, BigInt(one(seen).product_id))),
  )
  expect(read.map(({ product_id }) => product_id)).toEqual(ids)
})

it.each(['7', '1.2.3', '99999999999999999.1'])(
  'refuses the key of another list at its field [wire.page-key]: %s',
  async (after) => {
    expect(await buyer.call('notices', { after })).toMatchObject({
      code: 1000008,
      data: { errors: [{ field: 'after', rule: 'format' }] },
    })
  },
)
