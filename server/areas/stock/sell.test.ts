import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { skus } from '../../kernel/db/schema/catalogue'
import { stockMovements } from '../../kernel/db/schema/stock'
import { transaction } from '../../kernel/db/transaction'
import { createMarket, type Market } from '../../testing/market'
import { createOrders } from '../../app/demo/direct-orders'
import { StockChanged } from './sell'

let market: Market
beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())

const skuOf = async (product: string) =>
  one(
    await market.db
      .select()
      .from(skus)
      .where(eq(skus.productId, BigInt(product))),
  )

describe('the stock that an order takes', () => {
  it('is there whole, or nothing is taken of any line [stock.last-unit]', async () => {
    const [shirt, lamp] = [await skuOf(market.shirt), await skuOf(market.lamp)]
    const { userId, addressId } = await market.buyer()
    const items = [
      { skuId: shirt.id, qty: 1 },
      { skuId: lamp.id, qty: lamp.stock + 1 },
    ]
    const asked = { userId, items, addressId: BigInt(addressId), at: market.clock.now() }
    const work = transaction(market.db, (tx) => createOrders(tx, asked))
    await expect(work).rejects.toThrow(StockChanged)
    expect([(await skuOf(market.shirt)).stock, (await skuOf(market.lamp)).stock]).toEqual([shirt.stock, lamp.stock])
    expect(await market.db.select().from(stockMovements).where(eq(stockMovements.kind, 'sale'))).toEqual([])
  })
})
