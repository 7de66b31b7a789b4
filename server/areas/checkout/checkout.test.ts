import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { notices } from '../../kernel/db/schema/notices'
import { products, skus } from '../../kernel/db/schema/catalogue'
import { flashDeals } from '../../kernel/db/schema/flash-deals'
import { quotes } from '../../kernel/db/schema/cart'
import { orders } from '../../kernel/db/schema/orders'
import { quote, type Buyer, type Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'
import { productIn } from '../catalogue/product-state'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const add = (product_id: string, qty: number, by = buyer) => by.ok('cartAdd', { product_id, qty: String(qty) })
const skuOf = async (productId: string) => {
  const row = one(
    await market.db
      .select()
      .from(skus)
      .where(eq(skus.productId, BigInt(productId))),
  )
  return row
}
const setSku = (productId: string, values: Partial<typeof skus.$inferInsert>) =>
  market.db
    .update(skus)
    .set(values)
    .where(eq(skus.productId, BigInt(productId)))
const ordersOf = ({ userId }: Buyer) => market.db.select().from(orders).where(eq(orders.userId, userId))

describe('a quote [call.checkoutQuote]', () => {
  it('adds up the methods chosen, and says what each wallet would be charged', async () => {
    await add(market.shirt, 2)
    await add(market.lamp, 1)
    const { cart_info, charge } = await quote(market, buyer, { [market.shop]: 'express' })
    expect(cart_info).toMatchObject({ product_total: '39.99', shipping_cost: '18.00', grand_total: '57.99' })
    expect(charge).toEqual([
      { wallet: 'USD', currency: 'USD', amount: '57.99' },
      { wallet: 'EUR', currency: 'EUR', amount: '53.35' },
      { wallet: 'THB', currency: 'THB', amount: '2058.65' },
    ])
  })

  it('names the field when a shop lacks a method that it offers', async () => {
    await add(market.shirt, 1)
    for (const shipping_methods of ['{}', `{"${market.shop}":"drone"}`]) {
      const answer = await buyer.call('checkoutQuote', { address_id: buyer.addressId, shipping_methods })
      expect(answer).toMatchObject({ code: 1000008, data: { errors: [{ field: 'shipping_methods' }] } })
    }
  })

  it('refuses an empty choice and another buyer’s address', async () => {
    const fields = { address_id: buyer.addressId, shipping_methods: '{}' }
    expect(await buyer.call('checkoutQuote', fields)).toMatchObject({
      code: 2000018,
      data: { reason: 'not_allowed' },
    })
    const { addressId } = await market.buyer()
    expect(await buyer.call('checkoutQuote', { ...fields, address_id: addressId })).toMatchObject({ code: 2000019 })
  })
})

describe('placing orders [call.submitOrder]', () => {
  it('makes one order per shop, takes the stock and empties the cart [state.order-per-shop]', async () => {
    const before = (await skuOf(market.shirt)).stock
    await add(market.shirt, 2)
    await add(market.lamp, 1)
    const { fields } = await quote(market, buyer)
    const placed = await buyer.ok('submitOrder', { ...fields, order_remark: 'Ring twice' })
    expect(placed.grand_total).toBe('47.98')
    expect(placed.orders.map(({ shop_id, grand_total }) => [shop_id, grand_total])).toEqual([
      [market.shop, '24.99'],
      [market.otherShop, '22.99'],
    ])
    expect((await skuOf(market.shirt)).stock).toBe(before - 2)
    expect((await buyer.ok('cart')).cart_info.items_count).toBe(0)
    const { order } = await buyer.ok('order', { order_id: one(placed.orders).order_id })
    expect(order).toMatchObject({
      status: 'to_be_paid',
      payment_status: 'unpaid',
      order_remark: 'Ring twice',
      arrival_method: 'Standard',
      product_total: '20.00',
      shipping_cost: '4.99',
      tax_total: '1.82',
      expires_at: '2026-03-02T12:00:00.000Z',
      actions: ['pay', 'cancel'],
      products: [{ name_en: 'Shirt', qty: 2, price: '10.00', row_price: '20.00' }],
      address: { name: 'Ana Buyer', country: 'TH' },
    })
    expect(order.charge).toHaveLength(3)
    expect(await market.db.select().from(notices).where(eq(notices.userId, buyer.userId))).toMatchObject([
      { type: 600 },
      { type: 600 },
    ])
  })

  it('leaves unselected lines in the cart', async () => {
    await add(market.lamp, 1)
    const line = one(one((await buyer.ok('cart')).cart_info.shops).products)
    await buyer.ok('cartSelectOne', { item_id: line.item_id, checked: '0' })
    await add(market.shirt, 1)
    const { fields } = await quote(market, buyer)
    expect((await buyer.ok('submitOrder', fields)).orders).toHaveLength(1)
    expect((await buyer.ok('cart')).cart_info.shops).toMatchObject([{ shop_id: market.otherShop }])
  })

  it('refuses a changed price with the new quote, which can be submitted, and creates nothing [wire.quote-changed]', async () => {
    await add(market.shirt, 1)
    const { fields } = await quote(market, buyer)
    await setSku(market.shirt, { priceMinor: 1_100n })
    const stock = (await skuOf(market.shirt)).stock
    const answer = await buyer.call('submitOrder', fields)
    await expect(ordersOf(buyer)).resolves.toEqual([])
    expect((await skuOf(market.shirt)).stock).toBe(stock)
    expect(answer).toMatchObject({
      code: 2000018,
      data: { reason: 'quote_changed', cart_info: { product_total: '11.00' } },
    })
    const { quote_id } = answer.data as unknown as { quote_id: string }
    expect(await buyer.ok('submitOrder', { ...fields, quote_id })).toMatchObject({ grand_total: '15.99' })
    await setSku(market.shirt, { priceMinor: 1_000n })
  })

  it('treats an expired quote as changed, and another buyer’s as missing', async () => {
    await add(market.shirt, 1)
    const { fields } = await quote(market, buyer)
    const other = await market.buyer()
    expect(await other.call('submitOrder', { ...fields, address_id: other.addressId })).toMatchObject({ code: 2000019 })
    market.clock.advance(30 * 60)
    expect(await buyer.call('submitOrder', fields)).toMatchObject({ code: 2000018, data: { reason: 'quote_changed' } })
  })

  it('makes orders once from a quote', async () => {
    await add(market.shirt, 1)
    const { fields } = await quote(market, buyer)
    await buyer.ok('submitOrder', fields)
    expect(await buyer.call('submitOrder', fields)).toMatchObject({ code: 2000018, data: { reason: 'not_allowed' } })
    await add(market.shirt, 1)
    expect(await buyer.call('submitOrder', fields)).toMatchObject({ code: 2000018, data: { reason: 'quote_changed' } })
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('answers the same key with the same orders, also when both run at once [wire.idempotency-replay]', async () => {
    await add(market.shirt, 1)
    const { fields } = await quote(market, buyer)
    const once = { ...fields, idempotency_key: randomUUID() }
    const [first, second] = await Promise.all([buyer.ok('submitOrder', once), buyer.ok('submitOrder', once)])
    expect(second).toEqual(first)
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('gives the last piece to one of two buyers [stock.last-unit]', async () => {
    const { stock } = await skuOf(market.lamp)
    await setSku(market.lamp, { stock: 1 })
    const other = await market.buyer()
    await add(market.lamp, 1)
    await add(market.lamp, 1, other)
    const mine = (await quote(market, buyer)).fields
    const theirs = (await quote(market, other)).fields
    const answers = await Promise.all([buyer.call('submitOrder', mine), other.call('submitOrder', theirs)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 2000023])
    expect([...(await ordersOf(buyer)), ...(await ordersOf(other))]).toHaveLength(1)
    expect((await skuOf(market.lamp)).stock).toBe(0)
    await setSku(market.lamp, { stock })
  })

  it('refuses what was withdrawn after the quote', async () => {
    await add(market.lamp, 1)
    const { fields } = await quote(market, buyer)
    const withdraw = (withdrawn: boolean) =>
      market.db
        .update(products)
        .set(productIn(withdrawn ? 'withdrawn' : 'listed', market.clock.now()))
        .where(eq(products.id, BigInt(market.lamp)))
    await withdraw(true)
    expect(await buyer.call('submitOrder', fields)).toMatchObject({ code: 2000021 })
    await withdraw(false)
  })

  it('keeps the rest of a flash deal, whose price applies to a whole line', async () => {
    const now = market.clock.now().getTime()
    const deal = one(
      await market.db
        .insert(flashDeals)
        .values({
          productId: BigInt(market.shirt),
          priceMinor: 600n,
          startsAt: new Date(now - 1_000),
          endsAt: new Date(now + 3_600_000),
          left: 2,
        })
        .returning(),
    )
    const leftOver = async () => one(await market.db.select().from(flashDeals).where(eq(flashDeals.id, deal.id))).left
    await add(market.shirt, 1)
    const { fields, cart_info } = await quote(market, buyer)
    expect(cart_info.product_total).toBe('6.00')
    const placed = await buyer.ok('submitOrder', fields)
    expect(await leftOver()).toBe(1)
    await add(market.shirt, 2)
    expect((await buyer.ok('cart')).cart_info.product_total).toBe('20.00')
    await buyer.ok('orderCancel', { order_id: one(placed.orders).order_id })
    expect(await leftOver()).toBe(2)
    expect((await buyer.ok('cart')).cart_info.product_total).toBe('12.00')
    await market.db.delete(flashDeals)
  })

  it('keeps a quote for 30 minutes', async () => {
    await add(market.shirt, 1)
    const { quote_id } = await quote(market, buyer)
    const kept = one(
      await market.db
        .select()
        .from(quotes)
        .where(eq(quotes.id, BigInt(quote_id))),
    )
    expect(kept.expiresAt.getTime() - kept.createdAt.getTime()).toBe(30 * 60_000)
  })
})
