import { eq, inArray, sql } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { seedBase, seedProducts, type Base } from '../../testing/catalogue'
import { createTestDatabase } from '../../testing/database'
import { products, skus } from './schema/catalogue'
import { statementsOf } from './migrations'
import type { Database } from './types'

let database: Database
let base: Base
let product: bigint
let other: bigint
let sku: bigint

beforeAll(async () => {
  database = await createTestDatabase()
  base = await seedBase(database.db)
})
beforeEach(async () => {
  const ids = await seedProducts(database.db, base, [{ stock: 3 }, { stock: 0 }])
  product = one(ids)
  other = at(ids, 1)
  sku = one(await database.db.select({ id: skus.id }).from(skus).where(eq(skus.productId, product))).id
})
afterAll(() => database.close())

async function inStock(): Promise<boolean[]> {
  const rows = await database.db
    .select({ id: products.id, inStock: products.inStock })
    .from(products)
    .where(inArray(products.id, [product, other]))
    .orderBy(products.id)
  return rows.map((row) => row.inStock)
}

const set = (values: Partial<typeof skus.$inferInsert>, id = sku) =>
  database.db.update(skus).set(values).where(eq(skus.id, id))

async function addVariant(stock: number): Promise<bigint> {
  const row = {
    sku: `V-${product}`,
    productId: product,
    shopId: base.shopId,
    priceMinor: 1_000n,
    options: { size: 'L' },
  }
  const { id } = one(
    await database.db
      .insert(skus)
      .values({ ...row, stock })
      .returning({ id: skus.id }),
  )
  return id
}

/** Later migrations have renamed three columns, and dropped a table. */
function withTodaysNames(file: string): string[] {
  const left = statementsOf(file).filter((statement) => !statement.includes('stock_adjustments'))
  return left.map((statement) =>
    statement
      .replace(/\bwithdrawn\b/g, statement.includes('skus') ? 'discontinued' : 'hidden')
      .replace(/\blist_price_minor\b/g, 'effective_price_minor'),
  )
}

describe('products.in_stock', () => {
  it('is what the first variants say', async () => {
    expect(await inStock()).toEqual([true, false])
  })

  it('follows the last piece, and the one that comes back', async () => {
    await set({ stock: 0 })
    expect(await inStock()).toEqual([false, false])
    await set({ stock: 1 })
    expect(await inStock()).toEqual([true, false])
  })

  it('stays while another variant has pieces, and goes with the last of them', async () => {
    const second = await addVariant(2)
    await set({ stock: 0 })
    expect(await inStock()).toEqual([true, false])
    await database.db.delete(skus).where(eq(skus.id, second))
    expect(await inStock()).toEqual([false, false])
  })

  it('comes with a new variant that has pieces, not with one without', async () => {
    await set({ stock: 0 })
    const second = await addVariant(0)
    expect(await inStock()).toEqual([false, false])
    await set({ stock: 4 }, second)
    expect(await inStock()).toEqual([true, false])
  })

  it('does not count variants that are discontinued', async () => {
    await set({ discontinued: true })
    expect(await inStock()).toEqual([false, false])
    await set({ discontinued: false })
    expect(await inStock()).toEqual([true, false])
  })

  it('moves with a variant to another product', async () => {
    await database.db.delete(skus).where(eq(skus.productId, other))
    await set({ productId: other })
    expect(await inStock()).toEqual([false, true])
  })

  it('leaves the product alone in an ordinary sale, and in one that is undone', async () => {
    const version = sql<string>`xmin::text`
    const read = () => database.db.select({ version }).from(products).where(eq(products.id, product))
    const before = await read()
    await set({ stock: 2 })
    expect(await read()).toEqual(before)
    const undone = database.db.transaction(async (tx) => {
      await tx.update(skus).set({ stock: 0 }).where(eq(skus.id, sku))
      tx.rollback()
    })
    await expect(undone).rejects.toThrow()
    expect(await inStock()).toEqual([true, false])
  })

  it('knows of the last pieces that two sales take at once', async () => {
    const second = await addVariant(1)
    await Promise.all([set({ stock: 0 }), set({ stock: 0 }, second)])
    expect(await inStock()).toEqual([false, false])
  })

  it('is filled by the migration from what there is, which can run again', async () => {
    await database.db.execute(sql`update products set in_stock = not in_stock`)
    for (const statement of withTodaysNames('0028_lists.sql')) await database.db.execute(sql.raw(statement))
    expect(await inStock()).toEqual([true, false])
  })
})
