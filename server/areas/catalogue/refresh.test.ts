import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { productImages, products, skus } from '../../kernel/db/schema/catalogue'
import type { Database } from '../../kernel/db/types'
import { transaction } from '../../kernel/db/transaction'
import { seedBase, seedProducts, type Base } from '../../testing/catalogue'
import { createTestDatabase } from '../../testing/database'
import { refreshProduct } from '../../testing/refresh-product'
import { cheapest } from './refresh'

const priced = (priceMinor: bigint, specialPriceMinor: bigint | null = null) => ({ priceMinor, specialPriceMinor })

it('takes the prices of the variant that asks for the least', () => {
  expect(cheapest([priced(900n), priced(1_200n, 800n), priced(800n)])).toEqual(priced(1_200n, 800n))
})

describe('the row of a product', () => {
  let database: Database
  let base: Base
  let id: bigint
  beforeAll(async () => {
    database = await createTestDatabase()
    base = await seedBase(database.db)
    id = one(await seedProducts(database.db, base, [{ names: { en: 'Shirt', es: 'Camisa' } }]))
  })
  afterAll(() => database.close())

  async function refreshed() {
    await transaction(database.db, (tx) => refreshProduct(tx, id))
    const row = one(await database.db.select().from(products).where(eq(products.id, id)))
    return row
  }

  it('follows its variants, its first picture, and the names of brand and categories [field.product.price]', async () => {
    const more = { productId: id, shopId: base.shopId, stock: 1 }
    await database.db.insert(skus).values([
      { ...more, sku: 'GONE', options: { size: 's' }, priceMinor: 1n, discontinued: true },
      { ...more, sku: 'LESS', options: { size: 'm' }, priceMinor: 1_100n, specialPriceMinor: 700n },
    ])
    await database.db.insert(productImages).values([
      { productId: id, position: 1, path: '/p/2.webp' },
      { productId: id, position: 0, path: '/p/1.webp' },
    ])
    const { searchText, ...row } = await refreshed()
    expect(row).toMatchObject({ priceMinor: 1_100n, specialPriceMinor: 700n, image: '/p/1.webp' })
    for (const word of ['acorn', 'shirt', 'camisa', 'ropa', 'camisas']) expect(searchText).toContain(word)
  })

  it('shows what is left when all variants are discontinued', async () => {
    await database.db.update(skus).set({ discontinued: true }).where(eq(skus.productId, id))
    expect(await refreshed()).toMatchObject({ priceMinor: 1n, specialPriceMinor: null })
  })
})
