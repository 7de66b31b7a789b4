import { eq } from 'drizzle-orm'
import { products } from '../../kernel/db/schema/catalogue'
import { cardScene } from '../../testing/card-scene'
import { order, pay } from '../../testing/market'

const scene = cardScene()

async function sold(): Promise<number> {
  const { market } = scene
  const [{ pieces }] = await market.db
    .select({ pieces: products.sold })
    .from(products)
    .where(eq(products.id, BigInt(market.shirt)))
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
