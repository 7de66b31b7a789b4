/** Coupons, from the cart to the orders and back. */
import { Code } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { buy, payByWallet, submission } from './support/checkout'
import { call, ok } from './support/client'
import { brokenInvariants, moveClock, sql } from './support/control'
import { newCoupon, type CouponTerms } from './support/coupons'
import { newItem } from './support/new-product'
import { newAddress, newBuyer, type Buyer } from './support/people'

const DAY = 86_400

async function withGoods(prices: readonly number[] = [1250]) {
  const buyer = await newBuyer()
  const goods = []
  for (const price of prices) goods.push(await newItem({ price }))
  for (const { productId } of goods) await ok('cartAdd', { product_id: productId, qty: 1 }, buyer)
  return { buyer, goods }
}

const apply = (coupon_code: string, buyer: Buyer) => call('cartAddCoupon', { coupon_code }, buyer)

async function quote(buyer: Buyer) {
  const { cart_info: cart } = await ok('cart', {}, buyer)
  const addressId = await newAddress(buyer)
  const methods = Object.fromEntries(cart.shops.map(({ shop_id }) => [shop_id, 'standard']))
  const made = await ok('checkoutQuote', { address_id: addressId, shipping_methods: methods }, buyer)
  return { addressId, methods, quote: made }
}

describe('a coupon in the cart', () => {
  it('subtracts its amount, ignoring case and spaces in its code [call.cartAddCoupon]', async () => {
    const { buyer } = await withGoods([3000])
    const code = await newCoupon({ amount: 500, min: 2000 })
    const { cart_info: cart } = await ok('cartAddCoupon', { coupon_code: ` ${code.toLowerCase()} ` }, buyer)
    expect(cart).toMatchObject({
      coupon_code: code,
      product_total: '30.00',
      coupon_cost: '5.00',
      shipping_cost: '2.50',
      grand_total: '27.50',
    })
    expect((await ok('cart', {}, buyer)).cart_info).toEqual(cart)
  })

  it.each([
    ['a zero-width space', (code: string) => `${code.slice(0, 3)}\u200b${code.slice(3)}`],
    ['direction marks', (code: string) => `\u202a${code}\u202c`],
    ['blanks in it', (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`],
    [
      'full-width letters',
      (code: string) => code.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ],
  ])('is found when its code is pasted with %s, and taken off by it [call.cartAddCoupon]', async (_, pasted) => {
    const { buyer } = await withGoods([3000])
    const code = await newCoupon({ amount: 500, min: 2000 })
    const { cart_info: cart } = await ok('cartAddCoupon', { coupon_code: pasted(code) }, buyer)
    expect(cart.coupon_code).toBe(code)
    const { cart_info: without } = await ok('cartCancelCoupon', { coupon_code: pasted(code) }, buyer)
    expect(without.coupon_code).toBeNull()
  })

  it('subtracts a percentage up to its limit, and is replaced by the next coupon [call.cartAddCoupon]', async () => {
    const { buyer } = await withGoods([10_000])
    const { cart_info: first } = await ok('cartAddCoupon', { coupon_code: await newCoupon({ percent: 20 }) }, buyer)
    expect(first.coupon_cost).toBe('20.00')
    const capped = await newCoupon({ percent: 20, max: 750 })
    const { cart_info: second } = await ok('cartAddCoupon', { coupon_code: capped }, buyer)
    expect(second).toMatchObject({ coupon_code: capped, coupon_cost: '7.50' })
  })

  it('shows its minimum, and applies once the minimum is reached [call.cartAddCoupon]', async () => {
    const { buyer, goods } = await withGoods([1250])
    const coupon_code = await newCoupon({ amount: 500, min: 2000 })
    const { cart_info: before } = await ok('cartAddCoupon', { coupon_code }, buyer)
    expect(before).toMatchObject({ coupon_code, coupon_cost: '0.00', coupon_min: '20.00' })
    await ok('cartAdd', { product_id: one(goods).productId, qty: 1 }, buyer)
    const { cart_info: after } = await ok('cart', {}, buyer)
    expect(after).toMatchObject({ coupon_code, coupon_cost: '5.00' })
    expect(after).not.toHaveProperty('coupon_min')
  })

  it.each<[string, CouponTerms]>([
    ['has ended', { percent: 10, from: -3, until: -1 }],
    ['has not begun', { percent: 10, from: 1, until: 2 }],
    ['is used up', { percent: 10, uses: 0 }],
  ])('is refused when it %s, and changes nothing [call.cartAddCoupon] [answer.2000004]', async (_, terms) => {
    const { buyer } = await withGoods()
    const before = (await ok('cart', {}, buyer)).cart_info
    expect((await apply(await newCoupon(terms), buyer)).code).toBe(Code.couponCode)
    expect((await ok('cart', {}, buyer)).cart_info).toEqual(before)
  })

  it.each(['NOBODYS', '%', '٣٢', '<script>', "' or 1=1 --", '🎁'])(
    'is refused when its code is unknown: %s [call.cartAddCoupon] [answer.2000004]',
    async (code) => {
      expect((await apply(code, await newBuyer())).code).toBe(Code.couponCode)
    },
  )

  it('is refused with its own code when coupons cannot be read [call.cartAddCoupon] [answer.2000003]', async () => {
    const { buyer } = await withGoods()
    const code = await newCoupon({ percent: 10 })
    await sql('alter table coupon_uses rename to coupon_uses_away')
    try {
      expect(await apply(code, buyer)).toMatchObject({ status: 200, code: Code.couponFetch })
    } finally {
      await sql('alter table coupon_uses_away rename to coupon_uses')
    }
    expect((await apply(code, buyer)).code).toBe(200)
  })

  it('is removed by its code, and by no other code [call.cartCancelCoupon] [answer.2000004]', async () => {
    const { buyer } = await withGoods()
    const coupon_code = await newCoupon({ percent: 10 })
    await ok('cartAddCoupon', { coupon_code }, buyer)
    const other = await newCoupon({ percent: 10 })
    expect((await call('cartCancelCoupon', { coupon_code: other }, buyer)).code).toBe(Code.couponCode)
    expect((await call('cartCancelCoupon', { coupon_code }, await newBuyer())).code).toBe(Code.couponCode)
    expect((await ok('cart', {}, buyer)).cart_info.coupon_code).toBe(coupon_code)
    const { cart_info: cart } = await ok('cartCancelCoupon', { coupon_code }, buyer)
    expect(cart).toMatchObject({ coupon_code: null, coupon_cost: '0.00' })
  })

  it('no longer applies once it has ended [call.cartAddCoupon]', async () => {
    const { buyer } = await withGoods()
    await ok('cartAddCoupon', { coupon_code: await newCoupon({ percent: 10 }) }, buyer)
    await moveClock(2 * DAY)
    try {
      expect((await ok('cart', {}, buyer)).cart_info).toMatchObject({ coupon_code: null, coupon_cost: '0.00' })
    } finally {
      await moveClock(0)
    }
  })
})

describe('a purchase with a coupon', () => {
  it('splits the coupon over the orders of its shops and their lines [call.cartAddCoupon] [money.coupon-split]', async () => {
    const { buyer } = await withGoods([1000, 2000])
    const coupon_code = await newCoupon({ amount: 1000, min: 3000 })
    await ok('cartAddCoupon', { coupon_code }, buyer)
    const placed = await ok('submitOrder', submission(await quote(buyer)), buyer)
    expect(placed.orders.map(({ grand_total }) => grand_total)).toEqual(['9.17', '15.83'])
    expect(placed.grand_total).toBe('25.00')
    const first = one(placed.orders)
    const { order } = await ok('order', { order_id: first.order_id }, buyer)
    expect(order).toMatchObject({ product_total: '10.00', coupon_cost: '3.33', grand_total: '9.17' })
    const shares = await sql<{ share: string }>(
      `select coupon_share::text as share from order_lines where order_id = ${first.order_id}`,
    )
    expect(shares).toEqual([{ share: '333' }])
    expect((await payByWallet(buyer, placed)).state).toBe('paid')
    expect((await ok('cart', {}, buyer)).cart_info.coupon_code).toBeNull()
    expect(await brokenInvariants()).toEqual([])
  })

  it('redeems the coupon for this buyer, and returns it when the last of its orders is cancelled [answer.2000004] [state.cancel-returns]', async () => {
    const { buyer, goods } = await withGoods([1000, 2000])
    const coupon_code = await newCoupon({ percent: 10 })
    await ok('cartAddCoupon', { coupon_code }, buyer)
    const placed = await ok('submitOrder', submission(await quote(buyer)), buyer)
    await payByWallet(buyer, placed)
    await ok('cartAdd', { product_id: one(goods).productId, qty: 1 }, buyer)
    expect((await apply(coupon_code, buyer)).code).toBe(Code.couponCode)
    await ok('orderCancel', { order_id: one(placed.orders).order_id }, buyer)
    expect((await apply(coupon_code, buyer)).code).toBe(Code.couponCode)
    await ok('orderCancel', { order_id: at(placed.orders, 1).order_id }, buyer)
    expect((await apply(coupon_code, buyer)).code).toBe(200)
    expect(await brokenInvariants()).toEqual([])
  })

  it('is refused with a new quote if the coupon was removed after the quote [call.submitOrder] [answer.2000018]', async () => {
    const { buyer } = await withGoods([2000])
    const coupon_code = await newCoupon({ percent: 10 })
    await ok('cartAddCoupon', { coupon_code }, buyer)
    const promised = await quote(buyer)
    await ok('cartCancelCoupon', { coupon_code }, buyer)
    const refused = await call('submitOrder', submission(promised), buyer)
    expect(refused).toMatchObject({ code: Code.operationFailed, data: { reason: 'quote_changed' } })
    expect((await ok('orders', {}, buyer)).count).toBe(0)
  })

  it('gives the last use of the coupon to only one of two simultaneous buyers [stock.last-unit]', async () => {
    const coupon_code = await newCoupon({ percent: 10, uses: 1 })
    const ready = []
    for (const price of [1000, 2000]) {
      const { buyer } = await withGoods([price])
      await ok('cartAddCoupon', { coupon_code }, buyer)
      ready.push({ buyer, fields: submission(await quote(buyer)) })
    }
    const answers = await Promise.all(ready.map(({ buyer, fields }) => call('submitOrder', fields, buyer)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, Code.operationFailed])
    expect(await brokenInvariants()).toEqual([])
  })

  it('does not affect a purchase without a coupon', async () => {
    const buyer = await newBuyer()
    const { orders } = await buy(buyer, [await newItem()])
    expect((await ok('order', { order_id: one(orders).order_id }, buyer)).order.coupon_cost).toBe('0.00')
  })
})
