import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { products, skus } from '../../kernel/db/schema/catalogue'
import type { Buyer, Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const ofShirt = () => eq(skus.productId, BigInt(market.shirt))
const add = (qty = 1) => buyer.ok('cartAdd', { product_id: market.shirt, qty: String(qty) })
const line = async () => one((await buyer.ok('cart')).cart_info.shops.flatMap((shop) => shop.products))

/** The shop sets another price of the shirt. */
async function reprice(priceMinor: bigint): Promise<void> {
  const price = { priceMinor, specialPriceMinor: null }
  await market.db
    .update(products)
    .set(price)
    .where(eq(products.id, BigInt(market.shirt)))
  await market.db.update(skus).set({ specialPriceMinor: null, priceMinor }).where(ofShirt())
}

describe('a price that has changed since the buyer saw it [screen.cart-price]', () => {
  it('is said at the line with what it was, until the line is changed', async () => {
    await reprice(1_000n)
    await add()
    expect(await line()).toMatchObject({ price: '10.00' })
    expect(await line()).not.toHaveProperty('was_price')
    await reprice(800n)
    expect(await line()).toMatchObject({ price: '8.00', was_price: '10.00' })
    await reprice(1_200n)
    expect(await line()).toMatchObject({ price: '12.00', was_price: '10.00' })
    const { item_id } = await line()
    const changed = await buyer.ok('cartUpdate', { item_id, up_type: 'set', qty: '2' })
    expect(one(changed.cart_info.shops.flatMap((shop) => shop.products))).not.toHaveProperty('was_price')
    await line()
    await reprice(1_000n)
    expect(await line()).toMatchObject({ price: '10.00', was_price: '12.00' })
  })

  it('is none if it is the old one again, or if nobody has looked', async () => {
    await reprice(1_000n)
    await add()
    await reprice(900n)
    expect(await line()).not.toHaveProperty('was_price')
    await reprice(1_000n)
    await reprice(900n)
    expect(await line()).not.toHaveProperty('was_price')
  })

  it('is not said of a line that cannot be bought, nor of another buyer', async () => {
    await reprice(1_000n)
    await add()
    await line()
    await reprice(900n)
    await market.db.update(skus).set({ stock: 0 }).where(ofShirt())
    expect(await line()).not.toHaveProperty('was_price')
    await market.db.update(skus).set({ stock: 9 }).where(ofShirt())
    expect(await line()).toMatchObject({ was_price: '10.00' })
    const other = await market.buyer()
    await other.ok('cartAdd', { product_id: market.shirt, qty: '1' })
    const shops = (await other.ok('cart')).cart_info.shops
    expect(one(shops.flatMap((shop) => shop.products))).not.toHaveProperty('was_price')
  })
})
