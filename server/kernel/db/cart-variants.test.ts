import { asc, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { seedBase, seedProducts } from '../../testing/catalogue'
import { createTestDatabase } from '../../testing/database'
import { statementsOf } from './migrations'
import { basketLines, baskets, cartLines } from './schema/cart'
import { skus } from './schema/catalogue'
import { shopRequests } from './schema/ops'
import type { Database } from './types'

const GONE = 999_999_999n
const createdAt = new Date('2026-03-01T12:00:00Z')

let database: Database
let skuId: bigint
let productId: bigint
let shopId: bigint

beforeAll(async () => {
  database = await createTestDatabase()
  const base = await seedBase(database.db)
  shopId = base.shopId
  productId = one(await seedProducts(database.db, base, [{}]))
  skuId = one(await database.db.select({ id: skus.id }).from(skus)).id
})
afterAll(() => database.close())

async function fill(of: bigint, userId: bigint): Promise<void> {
  const { db } = database
  await db.insert(cartLines).values({ userId, skuId: of, qty: 1, createdAt })
  await db.insert(baskets).values({ userId, skuId: of, qty: 1, createdAt })
  await db.insert(shopRequests).values({ type: 300, userId, shopId, productId, skuId: of, qty: 1 })
}

it('lines, baskets and intakes of variants that are gone are removed by the migration, all others stay [stock.inactive]', async () => {
  const { db } = database
  for (const table of ['cart_lines', 'baskets', 'shop_requests'])
    await db.execute(sql.raw(`alter table ${table} drop constraint ${table}_sku_id_skus_id_fk`))
  await fill(skuId, 1n)
  await fill(GONE, 2n)
  await db.insert(shopRequests).values({ type: 200, userId: 2n, shopId, productId })
  await db.transaction(async (tx) => {
    for (const statement of statementsOf('0036_cart_variants.sql')) await tx.execute(sql.raw(statement))
  })
  expect(await db.select({ of: cartLines.skuId }).from(cartLines)).toEqual([{ of: skuId }])
  expect(await db.select({ of: baskets.skuId }).from(baskets)).toEqual([{ of: skuId }])
  const kept = await db.select({ of: shopRequests.skuId }).from(shopRequests).orderBy(asc(shopRequests.id))
  expect(kept).toEqual([{ of: skuId }, { of: null }])
})

it.each([
  ['a line of a cart', () => database.db.insert(cartLines).values({ userId: 3n, skuId: GONE, qty: 1, createdAt })],
  [
    'a line of a basket',
    async () => {
      const { id: basketId } = one(await database.db.select({ id: baskets.id }).from(baskets))
      await database.db.insert(basketLines).values({ basketId, skuId: GONE, qty: 1 })
    },
  ],
  ['a basket', () => database.db.insert(baskets).values({ userId: 3n, skuId: GONE, qty: 1, createdAt })],
  [
    'an intake',
    () => database.db.insert(shopRequests).values({ type: 300, userId: 3n, shopId, productId, skuId: GONE, qty: 1 }),
  ],
])('%s is of a variant that there is, which cannot be deleted meanwhile', async (_what, insert) => {
  await expect(insert()).rejects.toMatchObject({ cause: { code: '23503' } })
  await expect(database.db.delete(skus)).rejects.toMatchObject({ cause: { code: '23503' } })
})
