import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { products } from '../../../kernel/db/schema/catalogue'
import { salesLog } from '../../../kernel/db/schema/sales'
import { transaction } from '../../../kernel/db/transaction'
import { createMarket, type Market } from '../../../testing/market'
import { foldSales, startSalesLog } from './sales-log'

let market: Market

beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.db.update(products).set({ sold: 5, sold30d: 1 })
})

const note = (product: string, ...pieces: readonly number[]) =>
  market.db.insert(salesLog).values(pieces.map((qty) => ({ productId: BigInt(product), qty })))

async function numbersOf(product: string) {
  const numbers = one(
    await market.db
      .select({ sold: products.sold, sold30d: products.sold30d })
      .from(products)
      .where(eq(products.id, BigInt(product))),
  )
  return numbers
}

const fold = () => transaction(market.db, foldSales)

it('adds what was sold and subtracts what was cancelled, each once [stock.sold]', async () => {
  await note(market.shirt, 2, 3, -1)
  await note(market.lamp, 7)
  await Promise.all([fold(), fold()])
  await fold()
  expect(await numbersOf(market.shirt)).toEqual({ sold: 9, sold30d: 5 })
  expect(await numbersOf(market.lamp)).toEqual({ sold: 12, sold30d: 8 })
  expect(await market.db.$count(salesLog)).toBe(0)
})

it('counts more rows than fit into a batch [stock.sold]', async () => {
  await note(market.shirt, ...Array.from({ length: 2_100 }, () => 1))
  await fold()
  expect((await numbersOf(market.shirt)).sold).toBe(2_105)
})

it('never shows less than nothing [stock.sold]', async () => {
  await note(market.shirt, -9)
  await fold()
  expect(await numbersOf(market.shirt)).toEqual({ sold: 0, sold30d: 0 })
})

it('keeps what it could not count for the next time [stock.sold]', async () => {
  await note(market.shirt, 4)
  const stopped = transaction(market.db, async (tx) => {
    await foldSales(tx)
    throw new Error('the server stops')
  })
  await expect(stopped).rejects.toThrow('the server stops')
  expect((await numbersOf(market.shirt)).sold).toBe(5)
  await fold()
  expect((await numbersOf(market.shirt)).sold).toBe(9)
})

it('is done by a worker of the server [stock.sold]', async () => {
  await note(market.shirt, 1)
  const log = { error: jest.fn() }
  const rounds = startSalesLog({ db: market.db, log })
  await rounds.stop()
  expect(log.error).not.toHaveBeenCalled()
  expect((await numbersOf(market.shirt)).sold).toBe(6)
})
