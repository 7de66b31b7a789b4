/** Orders, field by field: each group exists and has the right values. */
import type { Data } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { refundFields, orderThatIs, picture } from '../support/after-sale'
import { payByWallet, quoteFor, submission } from '../support/checkout'
import { ok } from '../support/client'
import { newItem, type NewProduct } from '../support/new-product'
import { newOperator } from '../support/operators'
import { addressFields, newAddress, newBuyer, type Buyer } from '../support/people'

type Order = Data<'order'>['order']

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const PARCEL = { carrier: 'Carteiro', log_sn: 'CT7401000999PT' }

/** The days that the checkout shows for the standard method. */
async function daysShown(buyer: Buyer): Promise<{ from: string; to: string }[]> {
  const { shippings } = await ok('checkout', {}, buyer)
  const methods = shippings.flatMap((shipping) => shipping.methods).filter(({ method }) => method === 'standard')
  return methods.map(({ eta_from: from, eta_to: to }) => ({ from, to }))
}

/** A completed order of two pieces of one variant at 12.50 each, with 2.50 for shipping. */
async function completed() {
  const buyer = await newBuyer()
  await ok('updateUser', { phone: '+66899999999' }, buyer)
  const goods = await newItem({ sizes: ['S', 'M'] })
  await ok('cartAdd', { product_id: goods.productId, qty: 2, custom_option_sku: goods.sku }, buyer)
  const fields = { address_id: await newAddress(buyer), shipping_methods: { [goods.shopId]: 'standard' } }
  const { quote_id } = await ok('checkoutQuote', fields, buyer)
  const days = await daysShown(buyer)
  const placed = await ok('submitOrder', { ...fields, quote_id, order_remark: 'Ring twice' }, buyer)
  const { order_id } = one(placed.orders)
  const { order: unpaid } = await ok('order', { order_id }, buyer)
  await payByWallet(buyer, placed)
  const operator = await newOperator()
  await ok('opsAccept', { order_id }, operator)
  await ok('opsShip', { order_id, ...PARCEL }, operator)
  await ok('opsTransit', { order_id }, operator)
  await ok('opsDeliver', { order_id }, operator)
  await ok('orderComplete', { order_id }, buyer)
  const { order } = await ok('order', { order_id }, buyer)
  return { buyer, goods, days, unpaid, order }
}

describe('an order', () => {
  let buyer: Buyer
  let goods: NewProduct
  let days: { from: string; to: string }[]
  let unpaid: Order
  let order: Order

  beforeAll(async () => {
    ;({ buyer, goods, days, unpaid, order } = await completed())
  })

  it('has its id, its number and its date [field.order.identity]', async () => {
    expect(order).toMatchObject({ order_id: unpaid.order_id, increment_id: unpaid.increment_id })
    expect(order.increment_id).not.toBe('')
    expect(Math.abs(Date.parse(order.created_at) - Date.now())).toBeLessThan(600_000)
    const { list } = await ok('orders', { status: 'completed' }, buyer)
    expect(list.map(({ increment_id }) => increment_id)).toEqual([order.increment_id])
  })

  it('has a delivery status and a separate payment status [field.order.status]', () => {
    expect(unpaid).toMatchObject({ status: 'to_be_paid', payment_status: 'unpaid' })
    expect(order).toMatchObject({ status: 'receipt_confirmed', payment_status: 'paid' })
  })

  it('has the times of its events in order [field.order.times]', () => {
    expect(Date.parse(unpaid.expires_at ?? '') - Date.parse(unpaid.created_at)).toBe(24 * 3_600_000)
    expect([unpaid.pay_time, unpaid.deliver_time, unpaid.delivery_time, unpaid.success_time]).toEqual(
      Array(4).fill(null),
    )
    expect(order.expires_at).toBeNull()
    const times = [order.created_at, order.pay_time, order.deliver_time, order.delivery_time]
    expect(times).toEqual(times.map(() => expect.stringMatching(TIME) as string))
    expect([...times].sort()).toEqual(times)
  })

  it('is completed when its last line is reviewed [field.order.times]', async () => {
    const { item_id } = one(order.products)
    const words = { selectStar: 5, summary: 'Good', review_content: 'It fits.', images: [] }
    await ok('submitReview', { item_id, ...words }, buyer)
    const after = await ok('order', { order_id: order.order_id }, buyer)
    expect(after.order.status).toBe('completed')
    expect(Date.parse(after.order.success_time ?? '')).toBeGreaterThanOrEqual(Date.parse(order.delivery_time ?? ''))
  })

  it('has its parcel and its shipping method [field.order.parcel]', () => {
    expect(unpaid).toMatchObject({ carrier: null, log_sn: null, arrival_method: 'Standard' })
    expect(order).toMatchObject({ ...PARCEL, arrival_method: 'Standard' })
  })

  it('keeps the days of arrival that the buyer saw, and has what the carrier reported last [field.order.parcel]', async () => {
    expect(days).toHaveLength(1)
    const seen = one(days)
    // the order may be of the day after, when midnight came in between
    const dayLater = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    expect([seen, { from: dayLater(seen.from), to: dayLater(seen.to) }]).toContainEqual(unpaid.arrives)
    expect(order.arrives).toEqual(unpaid.arrives)
    const { list } = await ok('orders', {}, buyer)
    expect(one(list).arrives).toEqual(unpaid.arrives)
    expect(unpaid.last_event).toBeUndefined()
    const { events } = await ok('track', { order_id: order.order_id }, buyer)
    expect(order.last_event).toEqual(events[0])
    expect(order.last_event?.state).toBe('handed_over')
  })

  it('has its payment method, and the amount charged in the currency of the wallet [field.order.payment]', () => {
    expect(unpaid).toMatchObject({ payment_method: null, actual_payment: null })
    expect(order).toMatchObject({
      payment_method: 'wallet',
      grand_total: '27.50',
      actual_payment: { wallet: 'USD', currency: 'USD', amount: '27.50' },
    })
  })

  it('has the amount that each wallet would be charged until it is paid [field.order.charge]', () => {
    expect(unpaid.charge).toContainEqual({ wallet: 'USD', currency: 'USD', amount: '27.50' })
    expect(new Set(unpaid.charge.map(({ wallet }) => wallet)).size).toBe(unpaid.charge.length)
    expect(order.charge).toEqual([])
  })

  it('has the buyer’s remarks [field.order.remarks]', async () => {
    expect(order).toMatchObject({ order_remark: 'Ring twice', cancel_remark: '' })
    const other = await orderThatIs('to_be_shipped')
    const cancelled = await ok('orderCancel', { order_id: other.order_id, cancel_remark: 'Too late' }, other.buyer)
    expect(cancelled.order).toMatchObject({ status: 'cancelled', cancel_remark: 'Too late' })
  })

  it('has its shipping address, field by field [field.order.address]', () => {
    expect(order.address).toMatchObject(addressFields())
  })

  it('has its customer [field.order.customer]', () => {
    expect(order.customer).toEqual({ name: 'Ada Lovelace', email: buyer.email, telephone: '+66899999999' })
  })

  it('has its shop and its lines, with price, quantity and variant [field.order.lines]', () => {
    expect(order.shop).toMatchObject({ shop_id: goods.shopId, name: expect.stringContaining('Test shop') as string })
    expect(order.products).toEqual([
      expect.objectContaining({
        product_id: goods.productId,
        sku: goods.sku,
        name_en: expect.stringContaining('Test goods') as string,
        qty: 2,
        price: '12.50',
        row_price: '25.00',
        coupon_share: '0.00',
        custom_option_info: [{ name: 'Size', value: 'S' }],
        commented: false,
        refundable: 2,
      }),
    ])
    expect(order).toMatchObject({ product_total: '25.00', shipping_cost: '2.50', coupon_cost: '0.00' })
    expect(Number(order.tax_total)).toBeGreaterThan(0)
  })

  it('has a timeline of its states and the possible actions [field.order.timeline]', () => {
    expect(order.timeline.map(({ status }) => status)).toEqual([
      'to_be_paid',
      'paid',
      'to_be_shipped',
      'shipped',
      'in_transit',
      'delivered',
      'receipt_confirmed',
    ])
    expect(order.timeline.every(({ time }) => TIME.test(time))).toBe(true)
    expect([unpaid.actions, order.actions]).toEqual([
      ['pay', 'cancel'],
      ['comment', 'refund'],
    ])
  })

  it('shows the tracking of its parcel [field.track.events]', async () => {
    const { events, status, ...parcel } = await ok('track', { order_id: order.order_id }, buyer)
    expect(parcel).toEqual(PARCEL)
    expect(status).toBe((await ok('order', { order_id: order.order_id }, buyer)).order.status)
    expect(events.length).toBeGreaterThan(0)
    expect(events).toEqual(
      events.map(() => ({
        time: expect.stringMatching(TIME) as string,
        place: expect.any(String) as string,
        state: expect.stringMatching(/^(picked_up|on_the_way|out_for_delivery|handed_over)$/) as string,
      })),
    )
  })
})

describe('a refund', () => {
  it('has order, lines, reason, pictures, state and amount [field.refund.request] [field.upload.answer]', async () => {
    const arrived = await orderThatIs('delivered', { qty: 2 })
    const upload = await ok('upload', { purpose: 'proof' }, arrived.buyer)
    expect(upload).toEqual({ id: expect.stringMatching(/^\d+$/) as string, url: expect.any(String) as string })
    const images = [upload].map(({ id }) => id)
    const refund = await ok('refund', { ...refundFields(arrived), images }, arrived.buyer)
    const { order } = await ok('order', { order_id: arrived.order_id }, arrived.buyer)
    expect(refund).toMatchObject({
      order_id: arrived.order_id,
      increment_id: order.increment_id,
      state: 0,
      amount: '10.00',
      returned: null,
      reason: 'It came broken',
    })
    expect(refund.items).toMatchObject([{ item_id: arrived.item_id, qty: 1 }])
    expect(refund.images).toHaveLength(1)
    expect(refund.created_at).toMatch(TIME)
  })

  it('has a log of its states with time and remark [field.refund.log]', async () => {
    const arrived = await orderThatIs('delivered')
    const { refund_id } = await ok(
      'refund',
      { ...refundFields(arrived), images: [await picture(arrived.buyer, 'proof')] },
      arrived.buyer,
    )
    await ok('opsRefundsDecide', { id: refund_id, state: -1, remark: 'Not on the picture' }, await newOperator())
    const { list } = await ok('refunds', {}, arrived.buyer)
    expect(list[0]?.state).toBe(-1)
    expect(list[0]?.log).toEqual([
      { state: 0, time: expect.stringMatching(TIME) as string, remark: expect.any(String) as string },
      { state: -1, time: expect.stringMatching(TIME) as string, remark: 'Not on the picture' },
    ])
  })
})

describe('a payment', () => {
  it('has an id, a state and its orders [field.payment.standing]', async () => {
    const buyer = await newBuyer()
    const placed = await ok('submitOrder', submission(await quoteFor(buyer, [await newItem()])), buyer)
    expect(placed.orders[0]).toMatchObject({ increment_id: expect.any(String) as string, grand_total: '15.00' })
    const started = await payByWallet(buyer, placed)
    expect(started).toMatchObject({ payment_id: expect.stringMatching(/^\d+$/) as string, state: 'paid' })
    const { state, orders } = await ok('paymentState', { payment_id: started.payment_id }, buyer)
    expect([state, orders.map(({ order_id }) => order_id)]).toEqual(['paid', [one(placed.orders).order_id]])
  })
})
