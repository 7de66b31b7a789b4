import { eq, inArray } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { baskets, cartLines } from '../../kernel/db/schema/cart'
import { skus } from '../../kernel/db/schema/catalogue'
import type { Buyer, Market } from '../../testing/market'
import { cartOf, onMarket } from '../../testing/market-scene'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const { lines, add } = cartOf(() => buyer)

describe('a product whose variants changed [stock.changed-variants]', () => {
  const discontinue = (discontinued: boolean, ...codes: string[]) =>
    market.db.update(skus).set({ discontinued }).where(inArray(skus.sku, codes))
  const plain = () => ({
    ...{ productId: BigInt(market.cup), shopId: BigInt(market.shop), priceMinor: 800n, stock: 4, sku: 'CUP' },
  })
  afterEach(async () => {
    await discontinue(false, market.red, market.blue)
    await market.db.delete(baskets)
    await market.db.delete(cartLines)
    await market.db.delete(skus).where(eq(skus.sku, 'CUP'))
  })

  it('is bought without a choice when it lost them', async () => {
    await add(market.cup, 1, { custom_option_sku: market.red })
    await discontinue(true, market.red, market.blue)
    await market.db.insert(skus).values(plain())
    expect(await add(market.cup, 2)).toMatchObject({ code: 200, data: { items_count: 3 } })
    expect(await add(market.cup, 1, { buy_now: '1' })).toMatchObject({ code: 200 })
    expect(await lines()).toMatchObject([
      { sku: market.red, active: false, inactive_reason: 'withdrawn', custom_option_sku: market.red },
      { sku: 'CUP', active: true, custom_option_sku: '', qty: 2 },
    ])
    await buyer.ok('cartSelectAll', { checked: '0' })
    await buyer.ok('cartUpdate', {
      item_id: (await lines()).map(({ item_id }) => item_id).join(','),
      up_type: 'remove',
    })
  })

  it('is shown to be chosen again when it got some, and is chosen with its quantity', async () => {
    await market.db.insert(skus).values({ ...plain(), discontinued: true })
    const { id: skuId } = one(await market.db.select({ id: skus.id }).from(skus).where(eq(skus.sku, 'CUP')))
    const held = { userId: buyer.userId, skuId, qty: 1, createdAt: market.clock.now() }
    await market.db.insert(cartLines).values(held)
    const line = one(await lines())
    expect(line).toMatchObject({ active: false, inactive_reason: 'choose', custom_option_sku: '' })
    const chosen = { item_id: line.item_id, up_type: 'option', custom_option_sku: market.red, qty: '3' }
    await buyer.ok('cartUpdate', chosen)
    expect(await lines()).toMatchObject([{ sku: market.red, qty: 3, active: true, selected: true }])
  })
})
