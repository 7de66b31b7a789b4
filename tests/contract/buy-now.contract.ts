/** "Buy now", beside the cart. */
import { Code } from '@contract/base/codes'
import type { CartInfo } from '@contract/entities/cart'
import { one } from '@contract/rules/lists'
import { payByWallet, quoteFor } from './support/checkout'
import { call, ok } from './support/client'
import { newCoupon } from './support/coupons'
import { newItem, stockOf } from './support/new-product'
import { newAddress, newBuyer, type Buyer } from './support/people'

/** Buys one piece now; returns the basket. */
async function buyNow(buyer: Buyer, product_id: string): Promise<string> {
  const { basket_id } = await ok('cartAdd', { product_id, qty: 1, buy_now: true }, buyer)
  if (basket_id === undefined) throw new Error('Buy now answers a basket')
  return basket_id
}

const cartOf = async (buyer: Buyer) => (await ok('cart', {}, buyer)).cart_info

/** The content of the cart: its lines, their quantities, and which are selected. */
const linesOf = ({ shops }: CartInfo) =>
  shops.flatMap(({ products }) => products.map(({ sku, qty, selected }) => [sku, qty, selected]))

describe('Buy now [rule.buy-now]', () => {
  it('pressed three times buys one piece, and does not change the lines, selection and coupon of the cart [call.cartAdd]', async () => {
    const buyer = await newBuyer()
    const [wanted, kept, unticked] = [await newItem({ price: 3_000 }), await newItem(), await newItem()]
    const { addressId } = await quoteFor(buyer, [wanted, kept, unticked], 2)
    const line = one((await cartOf(buyer)).shops.flatMap(({ products }) => products))
    await ok('cartSelectOne', { item_id: line.item_id, checked: false }, buyer)
    await ok('cartAddCoupon', { coupon_code: await newCoupon({ percent: 10 }) }, buyer)
    const before = await cartOf(buyer)
    const stock = await stockOf(wanted)

    await buyNow(buyer, wanted.productId)
    await buyNow(buyer, wanted.productId)
    const basket_id = await buyNow(buyer, wanted.productId)
    const coupon_code = await newCoupon({ amount: 500, min: 2_000 })
    const { cart_info } = await ok('cartAddCoupon', { coupon_code, basket_id }, buyer)
    expect(cart_info).toMatchObject({ items_count: 1, coupon_code, product_total: '30.00', grand_total: '27.50' })
    const { shippings } = await ok('checkout', { address_id: addressId, basket_id }, buyer)
    expect(shippings.map(({ shop_id }) => shop_id)).toEqual([wanted.shopId])
    const where = { address_id: addressId, shipping_methods: { [wanted.shopId]: 'standard' }, basket_id }
    const { quote_id } = await ok('checkoutQuote', where, buyer)
    const placed = await ok('submitOrder', { ...where, quote_id }, buyer)
    await payByWallet(buyer, placed)

    expect(placed).toMatchObject({ grand_total: '27.50', orders: [{ shop_id: wanted.shopId }] })
    const { order } = await ok('order', { order_id: one(placed.orders).order_id }, buyer)
    expect(order.products).toMatchObject([{ product_id: wanted.productId, qty: 1 }])
    expect(await stockOf(wanted)).toBe(stock - 1)
    const after = await cartOf(buyer)
    expect(linesOf(after)).toEqual(linesOf(before))
    expect(after).toMatchObject({ coupon_code: before.coupon_code, grand_total: before.grand_total })
  })

  it('is quoted when the checkout opens, with everything chosen, and ordered at once [call.checkout] [call.submitOrder]', async () => {
    const buyer = await newBuyer()
    const goods = await newItem({ price: 3_000 })
    const addressId = await newAddress(buyer)
    const basket_id = await buyNow(buyer, goods.productId)
    const { chosen, quote_id = '', charge, cart_info } = await ok('checkout', { basket_id }, buyer)
    expect(chosen).toMatchObject({ address_id: addressId, shipping_methods: { [goods.shopId]: 'standard' } })
    expect(charge).toContainEqual({ wallet: 'USD', currency: 'USD', amount: cart_info.grand_total })
    const { address_id = '', shipping_methods = {} } = chosen ?? {}
    const placed = await ok('submitOrder', { address_id, shipping_methods, quote_id, basket_id }, buyer)
    expect(placed.grand_total).toBe(cart_info.grand_total)
    expect((await call('checkout', { basket_id }, buyer)).code).toBe(Code.notFound)
  })

  it('has one basket per buyer, with its own coupons [answer.2000019]', async () => {
    const [buyer, stranger] = [await newBuyer(), await newBuyer()]
    const { productId } = await newItem()
    const first = await buyNow(buyer, (await newItem()).productId)
    const basket_id = await buyNow(buyer, productId)
    const coupon_code = await newCoupon({ percent: 10 })
    for (const [who, which] of [
      [buyer, first],
      [stranger, basket_id],
    ] as const) {
      expect((await call('cart', { basket_id: which }, who)).code).toBe(Code.notFound)
      expect((await call('cartAddCoupon', { coupon_code, basket_id: which }, who)).code).toBe(Code.notFound)
    }
    await ok('cartAddCoupon', { coupon_code, basket_id }, buyer)
    expect((await call('cartCancelCoupon', { coupon_code }, buyer)).code).toBe(Code.couponCode)
    const { cart_info } = await ok('cartCancelCoupon', { coupon_code, basket_id }, buyer)
    expect(cart_info.coupon_code).toBeNull()
  })

  it('creates one basket for two simultaneous taps', async () => {
    const buyer = await newBuyer()
    const { productId } = await newItem()
    const [one, two] = await Promise.all([buyNow(buyer, productId), buyNow(buyer, productId)])
    expect(two).toBe(one)
    const { cart_info } = await ok('cart', { basket_id: one }, buyer)
    expect(cart_info.items_count).toBe(1)
  })
})
