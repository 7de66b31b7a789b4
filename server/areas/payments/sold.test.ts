import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { products } from '../../kernel/db/schema/catalogue'
import { rows } from '../../kernel/db/rows'
import { transaction } from '../../kernel/db/transaction'
import { cardScene } from '../../testing/card-scene'
import { order, pay } from '../../testing/market'
import { foldSales } from '../catalogue/deals/sales-log'

const scene = cardScene()

/** What lists show once the log was counted. */
async function sold(): Promise<number> {
  const { market } = scene
  await transaction(market.db, foldSales)
  const { pieces } = one(
    await market.db
      .select({ pieces: products.sold })
      .from(products)
      .where(eq(products.id, BigInt(market.shirt))),
  )
  return pieces
}

it.each(['wallet', 'cash_on_delivery', 'bank_card'])(
  'counts two pieces that are paid by %s as sold, until they are cancelled [stock.sold]',
  async (payment_method) => {
    const before = await sold()
    const { ids, total } = await order(scene.market, scene.buyer, [scene.market.shirt, 2])
    expect(await sold()).toBe(before)
    const { data } = await pay(scene.buyer, ids, total, { payment_method })
    if (data.redirect_url) {
      await scene.onPage(data.redirect_url, { card: 'success' })
      await scene.work()
    }
    expect(await sold()).toBe(before + 2)
    await scene.cancel(ids)
    await scene.work()
    expect(await sold()).toBe(before)
  },
)

it('leaves the row of a product alone, so that buyers of a bestseller do not wait for each other [stock.sold]', async () => {
  const { market, buyer } = scene
  const version = async () => {
    const { xmin } = one(
      await rows<{ xmin: string }>(market.db, sql`select xmin::text as xmin from products where id = ${market.shirt}`),
    )
    return xmin
  }
  const before = await version()
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  await pay(buyer, ids, total, { payment_method: 'wallet' })
  await scene.cancel(ids)
  expect(await version()).toBe(before)
})
