/** Setup for tests of the calls of shops: a seller, and products with any number of variants. */
import { eq } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { sellers, users } from '../kernel/db/schema/accounts'
import { productImages, productOptions, products, shops, skus } from '../kernel/db/schema/catalogue'
import { productIn } from '../areas/catalogue/product-state'
import type { ProductState } from '@contract/base/product-constants'
import { seedProducts } from './catalogue'
import { createMarket, type Buyer, type Market } from './market'
import { openStock } from '../app/demo/opening'

/** A market for the test file, with the seller of its first shop. Call it once at the top of the file. */
export function withSeller(begin: (market: Market, seller: Buyer) => void): void {
  let market: Market

  beforeAll(async () => {
    market = await createMarket()
    begin(market, await newSeller(market))
  })
  afterAll(() => market.close())
}

/** The seller of the market's first shop. */
export async function newSeller(market: Market): Promise<Buyer> {
  const seller = await market.buyer(0n)
  await market.db.insert(sellers).values({ userId: seller.userId, state: 1, shopId: market.base.shopId })
  await market.db.update(users).set({ role: 'seller' }).where(eq(users.id, seller.userId))
  await market.db.update(shops).set({ ownerUserId: seller.userId }).where(eq(shops.id, market.base.shopId))
  return seller
}

interface Wanted {
  readonly state?: ProductState
  /** How many variants, of one axis; 0: none, and a single SKU. */
  readonly variants?: number
  readonly stock?: number
  readonly pictures?: number
}

/** A product of the market's first shop at 10.00, with its variants in order. */
export async function newPiece(market: Market, { state = 'listed', variants = 2, stock = 20, pictures = 1 }: Wanted) {
  const { db, base } = market
  const productId = one(await seedProducts(db, base, [{ names: { en: 'Mug' }, stock }]))
  await db.update(products).set(productIn(state, market.clock.now())).where(eq(products.id, productId))
  if (pictures > 0) {
    const places = Array.from({ length: pictures }, (_, position) => position)
    await db
      .insert(productImages)
      .values(places.map((position) => ({ productId, position, path: `/p/${productId}-${position}.webp` })))
  }
  if (variants > 0) {
    await db.delete(skus).where(eq(skus.productId, productId))
    const sizes = Array.from({ length: variants }, (_, place) => `s${place}`)
    const values = sizes.map((value) => ({ value, names: { en: value } }))
    await db.insert(productOptions).values({ productId, option: 'size', names: { en: 'Size' }, values })
    const of = { productId, shopId: base.shopId, priceMinor: 1_000n, stock }
    await db.insert(skus).values(sizes.map((size) => ({ ...of, sku: `MUG-${productId}-${size}`, options: { size } })))
  }
  await openStock(db, market.clock.now())
  const rows = await db.select().from(skus).where(eq(skus.productId, productId)).orderBy(skus.id)
  return { productId: String(productId), skus: rows }
}

export type Product = Data<'sellerProduct'>['product']

/** The product as its editor reads it. */
export const readProduct = async (seller: Buyer, product_id: string): Promise<Product> =>
  (await seller.ok('sellerProduct', { product_id })).product

/** A save with the version that was read; lists and numbers as they go into the form. */
export const saveOf = ({ product_id, version }: Product, changes: Readonly<Record<string, unknown>>) => ({
  product_id,
  version: String(version),
  ...Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ),
})
