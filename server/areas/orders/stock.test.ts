import { eq } from 'drizzle-orm'
import { skus } from '../../kernel/db/schema/catalogue'
import { stockMovements } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import { createMarket, type Market } from '../../testing/market'
import { StockChanged, takeStock } from './stock'

let market: Market
beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())

const skuOf = async (product: string) =>
  (
    await market.db
      .select()
      .from(skus)
      .where(eq(skus.productId, BigInt(product)))
  )[0]

describe('the stock that an order takes', () => {
  it('is there whole, or nothing is taken of any line [stock.last-unit]', async () => {
    const [shirt, lamp] = [await skuOf(market.shirt), await skuOf(market.lamp)]
    const reservation = ({ id, sku }: typeof shirt, qty: number) => ({ orderId: 1n, skuId: id, sku, qty, dealId: null })
    const reservations = [reservation(shirt, 1), reservation(lamp, lamp.stock + 1)]
    const work = transaction(market.db, (tx) => takeStock(tx, reservations, market.clock.now()))
    await expect(work).rejects.toThrow(StockChanged)
    expect([(await skuOf(market.shirt)).stock, (await skuOf(market.lamp)).stock]).toEqual([shirt.stock, lamp.stock])
    expect(await market.db.select().from(stockMovements)).toEqual([])
  })
})
