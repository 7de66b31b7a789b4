import { eq, sql } from 'drizzle-orm'
import { basketLines, baskets } from '../../kernel/db/schema/cart'
import { products } from '../../kernel/db/schema/catalogue'
import { statementsOf } from '../../kernel/db/migrations'
import { runHousekeeping } from '../../app/process/housekeeping'
import { pay, type Buyer, type Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'
import { productIn } from '../catalogue/product-state'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const buyNow = async (product_id: string, qty = 1, by = buyer) =>
  (await by.ok('cartAdd', { product_id, qty: String(qty), buy_now: '1' })).basket_id ?? ''
const cart = async () => (await buyer.ok('cart')).cart_info
/** The content of the cart: its lines, their quantities, and which are selected. */
const linesOf = ({ shops }: Awaited<ReturnType<typeof cart>>) =>
  shops.flatMap(({ products: lines }) => lines.map(({ sku, qty, selected }) => [sku, qty, selected]))
const place = async (basket_id: string) => {
  const fields = {
    address_id: buyer.addressId,
    shipping_methods: JSON.stringify({ [market.shop]: 'standard' }),
    basket_id,
  }
  const { quote_id } = await buyer.ok('checkoutQuote', fields)
  return { fields: { ...fields, quote_id }, placed: await buyer.ok('submitOrder', { ...fields, quote_id }) }
}

describe('what is bought now [rule.buy-now]', () => {
  it('has the requested content, however often it is called, and leaves the cart and its selection unchanged', async () => {
    await buyer.ok('cartAdd', { product_id: market.shirt, qty: '2' })
    await buyer.ok('cartAdd', { product_id: market.lamp, qty: '1' })
    const before = await cart()
    for (const qty of [1, 1, 2]) {
      const answer = await buyer.ok('cartAdd', { product_id: market.shirt, qty: String(qty), buy_now: '1' })
      expect(answer.items_count).toBe(3)
      const { cart_info } = await buyer.ok('cart', { basket_id: answer.basket_id ?? '' })
      const products = cart_info.shops.flatMap((shop) => shop.products)
      expect(products).toMatchObject([{ product_id: market.shirt, qty, selected: true }])
      expect(cart_info.items_count).toBe(qty)
    }
    expect(await cart()).toEqual(before)
  })

  it('becomes an order of its own, at its own prices, and leaves the cart alone', async () => {
    await buyer.ok('cartAdd', { product_id: market.shirt, qty: '3' })
    await buyer.ok('cartAdd', { product_id: market.lamp, qty: '1' })
    const before = await cart()
    const { placed } = await place(await buyNow(market.shirt))
    expect(placed).toMatchObject({ grand_total: '14.99', orders: [{ shop_id: market.shop }] })
    const after = await cart()
    expect(linesOf(after)).toEqual(linesOf(before))
    expect(after.grand_total).toBe(before.grand_total)
    await expect(
      pay(
        buyer,
        placed.orders.map(({ order_id }) => order_id),
        '14.99',
      ),
    ).resolves.toMatchObject({ code: 200 })
  })

  it('that a version before 0.3 has written keeps its content', async () => {
    const basket_id = await buyNow(market.shirt, 2)
    await market.db.delete(basketLines)
    const fill = statementsOf('0050_basket_lines.sql').at(-1) ?? ''
    await market.db.execute(sql.raw(fill))
    const { cart_info } = await buyer.ok('cart', { basket_id })
    expect(cart_info.shops.flatMap((shop) => shop.products)).toMatchObject([{ product_id: market.shirt, qty: 2 }])
  })

  it('counts the stock without the pieces in the cart', async () => {
    await buyer.ok('cartAdd', { product_id: market.lamp, qty: '3' })
    expect(await buyNow(market.lamp, 3)).not.toBe('')
    const more = await buyer.call('cartAdd', { product_id: market.lamp, qty: '4', buy_now: '1' })
    expect(more).toMatchObject({ code: 2000023 })
  })

  it('is over once it was bought, replaced or kept for a day', async () => {
    const gone = async (basket_id: string) =>
      expect(await buyer.call('cart', { basket_id })).toMatchObject({ code: 2000019 })
    const bought = await buyNow(market.shirt)
    const { fields } = await place(bought)
    await gone(bought)
    expect(await buyer.call('submitOrder', fields)).toMatchObject({ code: 2000019 })
    const replaced = await buyNow(market.shirt)
    const kept = await buyNow(market.lamp)
    await gone(replaced)
    await buyer.ok('cart', { basket_id: kept })
    market.clock.advance(25 * 3_600)
    await runHousekeeping(
      { db: market.db, files: market.files, log: market.http.log, retentionYears: 10, signInEventDays: 90 },
      market.clock.now(),
    )
    expect(await market.db.select().from(baskets).where(eq(baskets.userId, buyer.userId))).toEqual([])
    await gone(kept)
  })

  it('belongs to its buyer, in every call that uses it', async () => {
    const other = await market.buyer()
    const basket_id = await buyNow(market.shirt)
    const choices = { address_id: other.addressId, shipping_methods: JSON.stringify({ [market.shop]: 'standard' }) }
    const unknown = { code: 2000019 }
    expect(await other.call('cart', { basket_id })).toMatchObject(unknown)
    expect(await other.call('checkout', { basket_id })).toMatchObject(unknown)
    expect(await other.call('checkoutQuote', { ...choices, basket_id })).toMatchObject(unknown)
    await other.ok('cartAdd', { product_id: market.shirt, qty: '1' })
    const { quote_id } = await other.ok('checkoutQuote', choices)
    expect(await other.call('submitOrder', { ...choices, quote_id, basket_id })).toMatchObject(unknown)
  })

  it('is not ordered with the quote of the cart, nor the cart with its own', async () => {
    await buyer.ok('cartAdd', { product_id: market.shirt, qty: '1' })
    const basket_id = await buyNow(market.shirt)
    const choices = { address_id: buyer.addressId, shipping_methods: JSON.stringify({ [market.shop]: 'standard' }) }
    const { quote_id: ofCart } = await buyer.ok('checkoutQuote', choices)
    const { quote_id: ofBasket } = await buyer.ok('checkoutQuote', { ...choices, basket_id })
    const changed = { code: 2000018, data: { reason: 'quote_changed' } }
    expect(await buyer.call('submitOrder', { ...choices, quote_id: ofCart, basket_id })).toMatchObject(changed)
    expect(await buyer.call('submitOrder', { ...choices, quote_id: ofBasket })).toMatchObject(changed)
  })

  it('refuses what was withdrawn meanwhile', async () => {
    const basket_id = await buyNow(market.lamp)
    const withdraw = (withdrawn: boolean) =>
      market.db
        .update(products)
        .set(productIn(withdrawn ? 'withdrawn' : 'listed', market.clock.now()))
        .where(eq(products.id, BigInt(market.lamp)))
    await withdraw(true)
    const { cart_info } = await buyer.ok('cart', { basket_id })
    expect(cart_info.shops[0]?.products[0]).toMatchObject({ active: false, selected: false })
    await withdraw(false)
  })
})
