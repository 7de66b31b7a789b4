/** An order that is sent in several parcels. */
import { Code, SUCCESS } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { mailsTo } from '../../support/outbox'
import { refundFields } from '../support/after-sale'
import { buy, place } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, runTimers, sendMails } from '../support/control'
import { newSale } from '../support/seller-orders'
import { newItem } from '../support/new-product'
import { mailsOf } from '../support/mails'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller } from '../support/sellers'

const first = { carrier: 'Carteiro', log_sn: 'CT-1' }
const second = { carrier: 'Correios', log_sn: 'CO-2' }

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

/** A paid order of three pieces each of two products, and its lines. */
async function newOrder() {
  const seller = await newSeller()
  const goods = [await newItem({ shopId: seller.shopId }), await newItem({ shopId: seller.shopId })]
  const buyer = await newBuyer()
  const { order_id } = one((await buy(buyer, goods, 3)).orders)
  const { order } = await ok('sellerOrder', { order_id }, seller)
  const ids = order.products.map(({ item_id }) => item_id)
  const ship = (parcel: typeof first, items?: readonly (readonly [string, number])[]) =>
    call(
      'sellerOrderShip',
      { order_id, ...parcel, ...(items && { items: items.map(([item_id, qty]) => ({ item_id, qty })) }) },
      seller,
    )
  return { seller, buyer, order_id, one: one(ids), other: at(ids, 1), ship }
}

describe('an order of which a part is sent [rule.seller-parcels] [call.sellerOrderShip]', () => {
  it('is on its way, and says to both sides what is in each parcel and that more follows', async () => {
    const { seller, buyer, order_id, one, other, ship } = await newOrder()
    expect((await ship(first, [[one, 2]])).code).toBe(SUCCESS)
    const parcels = [{ ...first, items: [{ item_id: one, qty: 2 }] }]
    const seen = { status: 'shipped', partly_sent: true, parcels }
    expect((await ok('sellerOrder', { order_id }, seller)).order).toMatchObject({
      ...seen,
      actions: ['ship', 'parcel'],
    })
    const { order } = await ok('order', { order_id }, buyer)
    expect(order).toMatchObject({ ...seen, ...first })
    expect(order.actions).not.toContain('complete')
    expect(await ok('sellerOrders', { partly_sent: true }, seller)).toMatchObject({
      list: [{ order_id, parcels }],
      count: 1,
      partly_sent: 1,
    })

    // all that is left
    expect((await ship(second)).code).toBe(SUCCESS)
    const rest = { ...second, items: [{ item_id: one, qty: 1 }, { item_id: other, qty: 3 }] } // oxfmt-ignore
    const sent = (await ok('sellerOrder', { order_id }, seller)).order
    expect(sent).toMatchObject({ status: 'shipped', partly_sent: false, parcels: [...parcels, rest], ...second })
    expect(sent.track).toHaveLength(2)
    expect(await ok('track', { order_id }, buyer)).toMatchObject({ ...second, parcels: [first, second] })
    expect((await ok('sellerOrders', { partly_sent: true }, seller)).count).toBe(0)
    expect((await ship(second)).code).toBe(Code.deliverySwitch)
  })

  it('is mailed to the buyer parcel by parcel, each with its pieces and number', async () => {
    const { buyer, one, ship } = await newOrder()
    await ship(first, [[one, 2]])
    await ship(second)
    expect(await mailsOf(buyer)).toEqual(['order_paid', 'order_shipped', 'order_shipped'])
    const { list } = await ok('notices', { type: 600 }, buyer)
    expect(list.map(({ title_en }) => title_en).slice(0, 2)).toEqual([
      'Another parcel of your order is on its way',
      'Order shipped',
    ])
    await sendMails()
    const [, sent, rest] = mailsTo(buyer.email)
    expect(sent).toContain('Tracking number\nCT-1')
    expect(sent).toContain('The rest of your order follows')
    expect(rest).toContain('Tracking number\nCO-2')
    expect(rest).toContain('This is the last parcel of your order.')
  })

  it('is neither delivered nor confirmed before the rest is sent [answer.2000005] [wire.unchanged]', async () => {
    const { seller, buyer, order_id, one, ship } = await newOrder()
    await ship(first, [[one, 1]])
    const operator = await newOperator()
    const before = await fingerprint()
    const asked = { shop_id: seller.shopId, order_id }
    expect((await call('sellerOrderDeliver', asked, operator)).code).toBe(Code.deliverySwitch)
    expect((await call('orderComplete', { order_id }, buyer)).code).toBe(Code.receiveFailed)
    expect((await call('orderCancel', { order_id }, buyer)).code).toBe(Code.cancelShipped)
    expect((await call('sellerOrderDecline', { order_id, reason: 'Sold out' }, seller)).code).toBe(Code.cancelShipped)
    await runTimers()
    expect(await fingerprint()).toBe(before)
    await ok('opsTransit', { order_id }, operator)
    expect((await call('opsDeliver', { order_id }, operator)).code).toBe(Code.deliverySwitch)
    await ship(second)
    expect((await ok('opsDeliver', { order_id }, operator)).order.status).toBe('delivered')
  })

  it('is complete once what is missing is refunded', async () => {
    const { seller, buyer, order_id, one, other, ship } = await newOrder()
    await ship(first, [[one, 3], [other, 1]]) // oxfmt-ignore
    const { refund_id } = await ok('refund', refundFields({ buyer, order_id, item_id: other }, 2), buyer)
    expect((await ok('sellerOrder', { order_id }, seller)).order.partly_sent).toBe(true)
    await ok('sellerRefundAnswer', { refund_id, answer: 'approve' }, seller)
    const { order } = await ok('sellerOrder', { order_id }, seller)
    expect(order).toMatchObject({ status: 'shipped', partly_sent: false })
    expect(order.actions).not.toContain('ship')
    await ok('orderComplete', { order_id }, buyer)
  })
})

describe('the pieces of a parcel [rule.seller-parcels]', () => {
  it('are of the order, named once, and no more than are left [answer.1000008] [wire.unchanged]', async () => {
    const { seller, one, other, order_id, ship } = await newOrder()
    const strange = await newOrder()
    await ship(first, [[one, 2]])
    const before = await fingerprint()
    const cases = [
      [[[one, 2]], 'items.0.qty'],
      [[[other, 1], [other, 1]], 'items.1.item_id'], // oxfmt-ignore
      [[[strange.one, 1]], 'items.0.item_id'],
    ] as const
    for (const [items, field] of cases) {
      const answer = await ship(second, items)
      expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, [field]])
    }
    const none = await call('sellerOrderShip', { order_id, ...second, items: [{ item_id: other, qty: 0 }] }, seller)
    expect([none.code, refusedFields(none)]).toEqual([Code.invalidParameter, ['items']])
    expect(await fingerprint()).toBe(before)
  })

  it('are sent once if two people send the same at a time [answer.1000008]', async () => {
    const { seller, order_id, one, ship } = await newOrder()
    await ship(first, [[one, 1]])
    const answers = await Promise.all(['A-1', 'A-2', 'A-3'].map((log_sn) => ship({ ...second, log_sn }, [[one, 2]])))
    const refused = [Code.invalidParameter, Code.invalidParameter]
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([SUCCESS, ...refused])
    expect((await ok('sellerOrder', { order_id }, seller)).order.parcels).toHaveLength(2)
  })

  it('are all of them if all are named: the order is sent in one', async () => {
    const { seller, order_id, one, other, ship } = await newOrder()
    await ship(first, [[one, 3], [other, 3]]) // oxfmt-ignore
    const { order } = await ok('sellerOrder', { order_id }, seller)
    expect(order).toMatchObject({ status: 'shipped', partly_sent: false, parcels: [], ...first })
  })

  it('are never a part of cash on delivery, whose carrier collects the whole sum [answer.2000018] [wire.unchanged]', async () => {
    const { seller, goods } = await newSale()
    const buyer = await newBuyer()
    const { orders, grand_total: amount } = await place(buyer, [goods], 2)
    const { order_id } = one(orders)
    await ok('paymentStart', { order_ids: [order_id], payment_method: 'cash_on_delivery', amount }, buyer)
    const { order } = await ok('sellerOrder', { order_id }, seller)
    const items = [{ item_id: one(order.products).item_id, qty: 1 }]
    const before = await fingerprint()
    const answer = await call('sellerOrderShip', { order_id, ...first, items }, seller)
    expect([answer.code, answer.data]).toEqual([Code.operationFailed, { reason: 'not_allowed' }])
    expect(await fingerprint()).toBe(before)
  })
})

describe('one of several parcels [rule.seller-parcels] [call.sellerOrderParcel]', () => {
  it('is corrected by itself, with a record, and only in its own order [rule.seller-history] [answer.2000019]', async () => {
    const { seller, order_id, one, ship } = await newOrder()
    const strange = await newOrder()
    await ship(first, [[one, 2]])
    await ship(second)
    await strange.ship(first, [[strange.one, 1]])
    const { parcel_id } = at((await ok('sellerOrder', { order_id }, seller)).order.parcels, 0)
    const right = { carrier: 'Carteiro', log_sn: 'CT-9' }
    const { order } = await ok('sellerOrderParcel', { order_id, parcel_id, ...right }, seller)
    expect(order).toMatchObject({ ...second, parcels: [right, second] })
    const { list } = await ok('opsAudits', { subject: 'orders', subject_id: order_id }, await newOperator())
    expect(list[0]).toMatchObject({ action: 'parcel', after: right })
    await ok('sellerOrderParcel', { order_id, carrier: 'Correios', log_sn: 'CO-8' }, seller)
    const latest = { carrier: 'Correios', log_sn: 'CO-8' }
    expect((await ok('sellerOrder', { order_id }, seller)).order).toMatchObject({ ...latest, parcels: [right, latest] })
    const theirs = at((await ok('sellerOrder', { order_id: strange.order_id }, strange.seller)).order.parcels, 0)
    const before = await fingerprint()
    const answer = await call('sellerOrderParcel', { order_id, parcel_id: theirs.parcel_id, ...right }, seller)
    expect(answer.code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })
})
