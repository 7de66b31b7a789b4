import { one } from '@contract/rules/lists'
import { createMarket, order, type Market } from '../../testing/market'

let market: Market

afterEach(() => market.close())

/** When the days of UTC and of the marketplace differ. */
async function marketIn(timeZone: string) {
  market = await createMarket({ config: { timeZone } })
  // from noon to 22:30 in UTC
  market.clock.advance(10.5 * 3_600)
}

/** The days of one lamp, which arrives in two to six days, wherever a buyer sees them. */
async function daysOfALamp() {
  const buyer = await market.buyer(10_000n)
  const { shipping } = await buyer.ok('product', { product_id: market.lamp })
  await buyer.ok('cartAdd', { product_id: market.lamp, qty: '1' })
  const { shippings } = await buyer.ok('checkout')
  const { order_id, increment_id } = one((await order(market, buyer)).placed.orders)
  const { order: placed } = await buyer.ok('order', { order_id })
  const method = one(one(shippings).methods)
  return {
    product: [shipping.eta_from, shipping.eta_to],
    checkout: [method.eta_from, method.eta_to],
    order: [placed.arrives?.from, placed.arrives?.to],
    number: increment_id.slice(0, 6),
  }
}

it.each([
  ['UTC', ['2026-03-03', '2026-03-07'], '260301'],
  ['Asia/Shanghai', ['2026-03-04', '2026-03-08'], '260302'],
])('arrival and order number have the days of %s [field.product.shipping]', async (zone, days, number) => {
  await marketIn(zone)
  expect(await daysOfALamp()).toEqual({ product: days, checkout: days, order: days, number })
})
