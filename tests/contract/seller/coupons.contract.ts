/** The coupons of a shop, from making them to the settlement of its orders. */
import type { Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { refundFields } from '../support/after-sale'
import { buy, dollars, payByWallet, place, submission, quoteFor } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, runSettlements } from '../support/control'
import { couponIdOf, daysFromNow, newCoupon, newTerms, newVoucher, type CouponTerms } from '../support/coupons'
import { balanceOf, complete } from '../support/seller-orders'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller } from '../support/sellers'

afterEach(async () => {
  expect(await brokenInvariants()).toEqual([])
})

const apply = async (coupon_code: string, buyer: Awaited<ReturnType<typeof newBuyer>>) =>
  (await ok('cartAddCoupon', { coupon_code }, buyer)).cart_info

describe('a coupon that a shop makes [call.sellerCouponCreate] [rule.shop-voucher]', () => {
  it('is in its own list and in that of the operators, and in no other shop’s [call.sellerCoupons] [call.opsCoupons]', async () => {
    const seller = await newSeller()
    const terms = { ...newTerms(), percent: 15, max: '7.50', uses_max: 3 }
    const { coupon } = await ok('sellerCouponCreate', terms, seller)
    const shop = { shop_id: seller.shopId, name: 'New store' }
    expect(coupon).toMatchObject({ code: terms.code, state: 'running', shop, percent: 15, max: '7.50', version: 1 })
    expect((await ok('sellerCoupons', { q: terms.code.toLowerCase(), state: 'running' }, seller)).list).toEqual([
      coupon,
    ])
    expect((await ok('sellerCoupons', { state: 'over' }, seller)).count).toBe(0)
    const operator = await newOperator()
    for (const asked of [{ coupon_id: coupon.coupon_id }, { shop_id: seller.shopId }, { q: terms.code }]) {
      expect((await ok('opsCoupons', asked, operator)).list).toEqual([coupon])
    }
    expect((await ok('sellerCoupons', { shop_id: seller.shopId }, operator)).list).toEqual([coupon])
    expect((await ok('sellerCoupons', {}, await newSeller())).count).toBe(0)
    const { list } = await ok('opsAudits', { subject: 'coupons', subject_id: coupon.coupon_id }, operator)
    const after = { code: terms.code, percent: 15, shop_id: seller.shopId }
    expect(list).toMatchObject([{ action: 'create', operator: { email: seller.email }, before: {}, after }])
  })

  it('is made by an operator for a shop that is named, and the shop bears it', async () => {
    const seller = await newSeller()
    const terms = { ...newTerms(), percent: 10, shop_id: seller.shopId }
    const { coupon } = await ok('sellerCouponCreate', terms, await newOperator())
    expect(coupon.shop).toMatchObject({ shop_id: seller.shopId })
    expect((await ok('sellerCoupons', {}, seller)).list).toEqual([coupon])
  })

  it.each<[string, Partial<Fields<'sellerCouponCreate'>>, number, string[]]>([
    ['has no discount', {}, Code.missingParameters, ['amount']],
    ['takes off 0 %', { percent: 0 }, Code.invalidParameter, ['percent']],
    ['takes off 101 %', { percent: 101 }, Code.invalidParameter, ['percent']],
    ['takes off everything', { percent: 100 }, Code.invalidParameter, ['percent']],
    ['takes off an amount of its minimum', { amount: '10', min: '10' }, Code.invalidParameter, ['min']],
    ['ends before it begins', { percent: 10, starts_at: daysFromNow(9) }, Code.invalidParameter, ['ends_at']],
    ['has ended', { percent: 10, ends_at: daysFromNow(-1) }, Code.invalidParameter, ['ends_at']],
    ['may be used by nobody', { percent: 10, uses_max: 0 }, Code.invalidParameter, ['uses_max']],
  ])('is refused when it %s [wire.unchanged]', async (_, terms, code, fields) => {
    const seller = await newSeller()
    const before = await fingerprint()
    const answer = await call('sellerCouponCreate', { ...newTerms(), ...terms }, seller)
    expect([answer.code, refusedFields(answer)]).toEqual([code, fields])
    expect(await fingerprint()).toBe(before)
  })

  it('has a code that no other coupon has, of whatever shop [wire.unchanged]', async () => {
    const seller = await newSeller()
    for (const code of [(await newVoucher()).code, await newCoupon({ percent: 5 })]) {
      const before = await fingerprint()
      const answer = await call('sellerCouponCreate', { ...newTerms(), code: code.toLowerCase(), percent: 5 }, seller)
      const errors = [{ field: 'code', rule: 'taken' }]
      expect(answer).toMatchObject({ code: Code.invalidParameter, data: { errors } })
      expect(await fingerprint()).toBe(before)
    }
  })
})

describe('a coupon that a shop changes and ends [call.sellerCouponChange] [call.sellerCouponEnd]', () => {
  it('is valid for longer and for more, then not at all; its orders keep their discount [answer.2000004]', async () => {
    const { seller, coupon_id, code } = await newVoucher({ percent: 10, uses: 1 })
    const goods = await newItem({ shopId: seller.shopId, price: 2_000 })
    const buyer = await newBuyer()
    await apply(code, buyer)
    const { orders } = await place(buyer, [goods])
    const late = await newBuyer()
    expect((await call('cartAddCoupon', { coupon_code: code }, late)).code).toBe(Code.couponCode)

    const ends_at = daysFromNow(30)
    const { coupon } = await ok('sellerCouponChange', { coupon_id, version: 1, ends_at, uses_max: 5 }, seller)
    expect(coupon).toMatchObject({ ends_at, uses_max: 5, uses: 1, state: 'running', version: 2 })
    expect((await apply(code, late)).coupon_code).toBe(code)

    const ended = await ok('sellerCouponEnd', { coupon_id, version: 2 }, seller)
    expect(ended.coupon).toMatchObject({ state: 'over', version: 3 })
    expect((await ok('cart', {}, late)).cart_info.coupon_code).toBeNull()
    expect((await ok('order', { order_id: one(orders).order_id }, buyer)).order.coupon_cost).toBe('2.00')
    const before = await fingerprint()
    for (const again of [
      await call('sellerCouponEnd', { coupon_id, version: 3 }, seller),
      await call('sellerCouponChange', { coupon_id, version: 3, uses_max: 9 }, seller),
    ]) {
      expect(again).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    }
    expect(await fingerprint()).toBe(before)
  })

  it('is not overwritten by the second of two, a seller and an operator [rule.ops-version] [wire.unchanged]', async () => {
    const { seller, coupon_id } = await newVoucher()
    const operator = await newOperator()
    const { coupon } = await ok('opsCouponChange', { coupon_id, version: 1, uses_max: 7 }, operator)
    const before = await fingerprint()
    const { version, updated_at, updated_by_name } = coupon
    for (const late of [
      await call('sellerCouponChange', { coupon_id, version: 1, uses_max: 9 }, seller),
      await call('sellerCouponEnd', { coupon_id, version: 1 }, seller),
    ]) {
      const data = { reason: 'changed', version, updated_at, updated_by_name }
      expect(late).toMatchObject({ code: Code.operationFailed, data })
    }
    const none = await call('sellerCouponEnd', { coupon_id }, seller)
    expect([none.code, refusedFields(none)]).toEqual([Code.missingParameters, ['version']])
    expect(await fingerprint()).toBe(before)
  })

  it('is refused for the marketplace’s own, fewer uses than there are, and no change [wire.unchanged]', async () => {
    const { seller, coupon_id, code } = await newVoucher()
    const goods = await newItem({ shopId: seller.shopId })
    for (const buyer of [await newBuyer(), await newBuyer()]) {
      await apply(code, buyer)
      await place(buyer, [goods])
    }
    const market = await couponIdOf(await newCoupon({ percent: 5 }))
    const before = await fingerprint()
    for (const asked of [{ coupon_id: market }, { coupon_id: market, shop_id: seller.shopId }]) {
      const change = { ...asked, version: 1, uses_max: 9 }
      expect((await call('sellerCouponChange', change, seller)).code).toBe(Code.notFound)
      expect((await call('sellerCouponEnd', { ...asked, version: 1 }, seller)).code).toBe(Code.notFound)
    }
    const few = await call('sellerCouponChange', { coupon_id, version: 1, uses_max: 1 }, seller)
    const errors = [{ field: 'uses_max', rule: 'min', params: { limit: 2 } }]
    expect(few).toMatchObject({ code: Code.invalidParameter, data: { errors } })
    const nothing = await call('sellerCouponChange', { coupon_id, version: 1 }, seller)
    expect([nothing.code, refusedFields(nothing)]).toEqual([Code.missingParameters, ['ends_at']])
    expect(await fingerprint()).toBe(before)
  })
})

/** A buyer with goods of the voucher's shop at 12.34, twice, and of another shop at 40.00, and the voucher. */
async function mixedCart(terms: CouponTerms) {
  const voucher = await newVoucher(terms)
  const own = await newItem({ shopId: voucher.seller.shopId, price: 1_234 })
  const other = await newItem({ price: 4_000 })
  return { ...voucher, own, other, buyer: await newBuyer() }
}

describe('a shop’s coupon in a purchase [rule.shop-voucher] [money.coupon-split]', () => {
  it('is for the shop’s products alone, also for its minimum, and says so [call.cartAddCoupon]', async () => {
    const { seller, code, own, other, buyer } = await mixedCart({ amount: 500, min: 2_000 })
    const coupon_shop = { shop_id: seller.shopId, name: 'New store' }
    await ok('cartAdd', { product_id: other.productId, qty: 1 }, buyer)
    expect(await apply(code, buyer)).toMatchObject({ coupon_shop, coupon_cost: '0.00', coupon_min: '20.00' })
    await ok('cartAdd', { product_id: own.productId, qty: 1 }, buyer)
    const { cart_info: low } = await ok('cart', {}, buyer)
    expect(low).toMatchObject({ coupon_shop, product_total: '52.34', coupon_cost: '0.00', coupon_min: '20.00' })
    await ok('cartAdd', { product_id: own.productId, qty: 1 }, buyer)
    const { cart_info: cart } = await ok('cart', {}, buyer)
    expect(cart).toMatchObject({ product_total: '64.68', coupon_cost: '5.00' })
    expect(cart).not.toHaveProperty('coupon_min')
    const ofMarket = await apply(await newCoupon({ percent: 10 }), buyer)
    expect(ofMarket).not.toHaveProperty('coupon_shop')
  })

  it('is borne by the shop to the last cent, through quote, orders, a refund and the settlement [money.settlement] [money.settlement-back]', async () => {
    const { seller, code, own, other, buyer } = await mixedCart({ percent: 15 })
    await ok('opsShopSave', { shop_id: seller.shopId, version: 1, commission_bps: '1000' }, await newOperator())
    await ok('cartAdd', { product_id: own.productId, qty: 1 }, buyer)
    await apply(code, buyer)
    const quoted = await quoteFor(buyer, [own, other])
    // 15 % of 24.68
    expect(quoted.quote.cart_info).toMatchObject({ coupon_cost: '3.70', product_total: '64.68' })
    const placed = await ok('submitOrder', submission(quoted), buyer)
    await payByWallet(buyer, placed)
    const costs = new Map<string, string>()
    for (const { order_id } of placed.orders) {
      const { order } = await ok('order', { order_id }, buyer)
      costs.set(order.shop.shop_id, order.coupon_cost)
    }
    expect(Object.fromEntries(costs)).toEqual({ [seller.shopId]: '3.70', [other.shopId]: '0.00' })

    const { list } = await ok('sellerOrders', {}, seller)
    const { order_id } = one(list)
    const order = await complete(buyer, order_id)
    await runSettlements()
    const { last } = await ok('sellerBalance', {}, seller)
    // 20.98 of the goods less 10 %, and 3.90 for the shipping
    expect(last[0]).toMatchObject({
      goods: '20.98',
      shipping: '3.90',
      promotion: '0.00',
      commission: '2.10',
      net: '22.78',
    })

    const { item_id } = one(order.products)
    const paidBack = []
    for (const _ of [1, 2]) {
      const before = Number((await dollars(buyer)).balance)
      const { refund_id: id } = await ok('refund', refundFields({ buyer, order_id, item_id }), buyer)
      await ok('opsRefundsDecide', { id, state: 1 }, await newOperator())
      paidBack.push((Number((await dollars(buyer)).balance) - before).toFixed(2))
    }
    // half of the goods each, and the shipping with the last
    expect(paidBack).toEqual(['10.49', '14.39'])
    expect(await balanceOf(seller)).toBe('0.00')
  })

  it('is used once by a buyer, comes back with a cancelled order, and its last use goes to one of two', async () => {
    const { seller, code, own } = await mixedCart({ percent: 20, uses: 1 })
    const buyers = [await newBuyer(), await newBuyer()]
    const quotes = []
    for (const buyer of buyers) {
      await apply(code, buyer)
      quotes.push({ buyer, quoted: await quoteFor(buyer, [own]) })
    }
    const answers = await Promise.all(quotes.map(({ buyer, quoted }) => call('submitOrder', submission(quoted), buyer)))
    expect(answers.filter(({ code: answered }) => answered === SUCCESS)).toHaveLength(1)
    expect((await ok('sellerCoupons', { state: 'used_up' }, seller)).list).toMatchObject([{ code, uses: 1 }])
    const winner = answers.findIndex(({ code: answered }) => answered === SUCCESS)
    const { orders } = at(answers, winner).data as { orders: { order_id: string }[] }
    await ok('orderCancel', { order_id: one(orders).order_id }, buyers[winner])
    expect((await ok('sellerCoupons', { state: 'running' }, seller)).list).toMatchObject([{ code, uses: 0 }])
  })

  it('takes off nothing, and is not used, in a purchase from other shops', async () => {
    const { seller, code, other, buyer } = await mixedCart({ percent: 20 })
    await apply(code, buyer)
    const { grand_total } = await buy(buyer, [other])
    expect(grand_total).toBe('42.50')
    expect((await ok('sellerCoupons', {}, seller)).list).toMatchObject([{ uses: 0 }])
    expect((await ok('cart', {}, buyer)).cart_info.coupon_code).toBe(code)
  })
})
