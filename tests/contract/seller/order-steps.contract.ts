/** A shop's orders from acceptance to delivery. */
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { putInto } from '../support/after-sale'
import { disputedPayment } from '../support/cards'
import { place } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, sql } from '../support/control'
import { newSale } from '../support/seller-orders'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller } from '../support/sellers'

const DAY_S = 86_400
const parcel = { carrier: 'Carteiro', log_sn: 'CT7401000123PT' }

afterEach(() => moveClock(0))

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('orders that a shop accepts [call.sellerOrderAccept] [action.accept]', () => {
  it('are accepted if they are paid; the answer has a reason for each of the others', async () => {
    const { seller, goods, order_id, buyer } = await newSale()
    const unpaid = one((await place(await newBuyer(), [goods])).orders)
    const order_ids = [unpaid.order_id, order_id, order_id]
    const refused = [{ order_id: unpaid.order_id, reason: 'not_allowed' }]
    expect(await ok('sellerOrderAccept', { order_ids }, seller)).toEqual({ done: [order_id], refused })
    const { order } = await ok('sellerOrder', { order_id }, seller)
    expect(order).toMatchObject({ status: 'to_be_shipped', actions: ['ship', 'decline'], late: false })
    const { list } = await ok('notices', { type: 600 }, buyer)
    expect(list[0]?.title_en).toBe('Order accepted')
  })

  it('must all belong to the shop, or none is accepted [answer.1500018] [wire.unchanged]', async () => {
    const [mine, theirs] = [await newSale(), await newSale()]
    const before = await fingerprint()
    for (const id of [theirs.order_id, '999999999']) {
      const answer = await call('sellerOrderAccept', { order_ids: [mine.order_id, id] }, mine.seller)
      expect(answer.code).toBe(Code.orderUnknown)
    }
    expect(await fingerprint()).toBe(before)
  })

  it('are accepted once if seller and operator accept them at the same time', async () => {
    const { seller, order_id } = await newSale()
    const operator = await newOperator()
    const asked = { shop_id: seller.shopId, order_ids: [order_id] }
    const answers = await Promise.all([seller, operator, seller].map((who) => ok('sellerOrderAccept', asked, who)))
    expect(answers.flatMap(({ done }) => done)).toEqual([order_id])
    const { count } = await ok('opsAudits', { subject: 'orders', subject_id: order_id }, operator)
    expect(count).toBe(1)
  })

  it('cannot be accepted while the payer’s bank decides about a dispute [money.card-dispute]', async () => {
    const { orderId: order_id } = await disputedPayment()
    const { shop_id } = one(await sql<{ shop_id: string }>(`select shop_id::text from orders where id = ${order_id}`))
    const operator = await newOperator()
    const asked = { shop_id, order_ids: [order_id] }
    const refused = [{ order_id, reason: 'disputed' }]
    expect(await ok('sellerOrderAccept', asked, operator)).toEqual({ done: [], refused })
    const answer = await call('sellerOrderShip', { shop_id, order_id, ...parcel }, operator)
    expect([answer.code, answer.data]).toEqual([Code.operationFailed, { reason: 'not_allowed' }])
    const { order } = await ok('sellerOrder', { shop_id, order_id }, operator)
    expect(order).toMatchObject({ status: 'paid', actions: ['decline'] })
  })
})

describe('an order that a shop ships [call.sellerOrderShip] [action.ship]', () => {
  it('is also accepted, can be tracked by the buyer, and adds one record [rule.seller-history]', async () => {
    const { seller, buyer, order_id } = await newSale()
    const { order } = await ok('sellerOrderShip', { order_id, ...parcel, carrier: ' Carteiro ' }, seller)
    expect(order).toMatchObject({ status: 'shipped', ...parcel, actions: ['parcel'] })
    expect(order.timeline.map(({ status }) => status)).toEqual(['to_be_paid', 'paid', 'to_be_shipped', 'shipped'])
    expect(order.track).toMatchObject([{ state: 'picked_up' }])
    expect(await ok('track', { order_id }, buyer)).toMatchObject(parcel)
    const told = (await ok('notices', { type: 600 }, buyer)).list.map(({ title_en }) => title_en)
    expect(told).toContain('Order shipped')
    const { list } = await ok('opsAudits', { subject: 'orders', subject_id: order_id }, await newOperator())
    const [before, after] = [
      { status: 'paid', carrier: null, log_sn: null },
      { status: 'shipped', ...parcel },
    ]
    expect(list).toMatchObject([{ action: 'ship', before, after, operator: { email: seller.email } }])
  })

  it('is shipped once if two people ship it [answer.2000005]', async () => {
    const { seller, order_id } = await newSale('to_be_shipped')
    const ship = (log_sn: string) => call('sellerOrderShip', { order_id, ...parcel, log_sn }, seller)
    const answers = await Promise.all([ship('CT-1'), ship('CT-2'), ship('CT-3')])
    expect(answers.map(({ code }) => code).sort()).toEqual([SUCCESS, Code.deliverySwitch, Code.deliverySwitch])
    const shipped = answers.find(({ code }) => code === SUCCESS)
    const { order } = await ok('sellerOrder', { order_id }, seller)
    expect(order.log_sn).toBe(shipped?.data.order.log_sn)
    expect(order.track).toHaveLength(1)
  })

  it('is either shipped or cancelled if both happen at once [answer.2000033] [answer.2000005]', async () => {
    const outcomes = { shipped: [SUCCESS, Code.cancelShipped], cancelled: [Code.deliverySwitch, SUCCESS] }
    for (let round = 0; round < 4; round += 1) {
      const { seller, buyer, order_id } = await newSale()
      const [shipped, cancelled] = await Promise.all([
        call('sellerOrderShip', { order_id, ...parcel }, seller),
        call('orderCancel', { order_id }, buyer),
      ])
      const { order } = await ok('sellerOrder', { order_id }, seller)
      expect(Object.keys(outcomes)).toContain(order.status)
      expect([shipped.code, cancelled.code]).toEqual(outcomes[order.status as keyof typeof outcomes])
      expect(order.payment_status).toBe(order.status === 'shipped' ? 'paid' : 'refunded')
    }
  })

  it('needs a carrier, and a state that allows it [answer.1000008] [answer.2000005] [wire.unchanged]', async () => {
    const { seller, order_id } = await newSale()
    const unpaid = await newSale('to_be_paid')
    const done = await newSale('delivered')
    const before = await fingerprint()
    const blank = await call('sellerOrderShip', { order_id, ...parcel, carrier: '   ' }, seller)
    expect([blank.code, refusedFields(blank)]).toEqual([Code.invalidParameter, ['carrier']])
    for (const sale of [unpaid, done]) {
      const answer = await call('sellerOrderShip', { order_id: sale.order_id, ...parcel }, sale.seller)
      expect(answer.code).toBe(Code.deliverySwitch)
    }
    expect(await fingerprint()).toBe(before)
  })
})

describe('a parcel with a wrong tracking number [call.sellerOrderParcel]', () => {
  it('can be corrected until it is delivered, with a record [rule.seller-history]', async () => {
    const { seller, buyer, order_id } = await newSale()
    await ok('sellerOrderShip', { order_id, ...parcel }, seller)
    const right = { carrier: 'Correios', log_sn: 'CT7401000124PT' }
    const { order } = await ok('sellerOrderParcel', { order_id, ...right }, seller)
    expect(order).toMatchObject({ status: 'shipped', ...right })
    expect(await ok('track', { order_id }, buyer)).toMatchObject(right)
    const { list } = await ok('opsAudits', { subject: 'orders', subject_id: order_id }, await newOperator())
    expect(list[0]).toMatchObject({ action: 'parcel', before: parcel, after: right })
    await putInto(order_id, 'delivered')
    const before = await fingerprint()
    expect((await call('sellerOrderParcel', { order_id, ...parcel }, seller)).code).toBe(Code.deliverySwitch)
    expect(await fingerprint()).toBe(before)
  })

  it.each(['sellerOrderShip', 'opsShip'] as const)(
    'is stored without the blanks of its label by %s, and refused without a number or a carrier [action.ship]',
    async (name) => {
      const { seller, order_id } = await newSale('to_be_shipped')
      const who = name === 'opsShip' ? await newOperator() : seller
      const before = await fingerprint()
      const refused: [Partial<typeof parcel>, string, string][] = [
        [{ carrier: '  ' }, 'carrier', 'required'],
        [{ log_sn: ' \u200b' }, 'log_sn', 'required'],
        [{ log_sn: 'RL/4' }, 'log_sn', 'format'],
        [{ log_sn: '1'.repeat(41) }, 'log_sn', 'max_length'],
      ]
      for (const [change, field, rule] of refused) {
        const { code, data } = await call(name, { order_id, ...parcel, ...change }, who)
        expect([code, data]).toMatchObject([Code.invalidParameter, { errors: [{ field, rule }] }])
      }
      expect(await fingerprint()).toBe(before)
      await ok(name, { order_id, carrier: ' Correios ', log_sn: ' RL 483\u00a0920\u200b 115 PT ' }, who)
      const { order } = await ok('sellerOrder', { order_id }, seller)
      expect(order).toMatchObject({ carrier: 'Correios', log_sn: 'RL483920115PT' })
    },
  )

  it('can be corrected only once it is shipped [answer.2000005]', async () => {
    const { seller, order_id } = await newSale('to_be_shipped')
    expect((await call('sellerOrderParcel', { order_id, ...parcel }, seller)).code).toBe(Code.deliverySwitch)
  })
})

describe('a delivery that is reported [call.sellerOrderDeliver] [rule.seller-deliver]', () => {
  it('is refused to the shop before the minimum time of the shipping method [answer.2000005]', async () => {
    const { seller, buyer, order_id } = await newSale()
    const { order: sent } = await ok('sellerOrderShip', { order_id, ...parcel }, seller)
    const before = await fingerprint()
    const early = await call('sellerOrderDeliver', { order_id }, seller)
    expect([early.code, early.data]).toEqual([Code.deliverySwitch, { deliver_from: sent.deliver_from }])
    expect(await fingerprint()).toBe(before)
    await moveClock(3 * DAY_S + 60)
    expect((await ok('sellerOrder', { order_id }, seller)).order.actions).toEqual(['parcel', 'deliver'])
    const { order } = await ok('sellerOrderDeliver', { order_id }, seller)
    expect(order).toMatchObject({ status: 'delivered', actions: [], deliver_from: null })
    expect(order.track.map(({ state }) => state)).toEqual(['picked_up', 'on_the_way', 'handed_over'])
    const told = (await ok('notices', { type: 600 }, buyer)).list.map(({ title_en }) => title_en)
    expect(told).toContain('Order delivered')
  })

  it('is reported by operators at any time, and books the cash [state.cash-on-delivery]', async () => {
    const { seller, goods } = await newSale()
    const buyer = await newBuyer()
    const { orders, grand_total: amount } = await place(buyer, [goods])
    const { order_id } = one(orders)
    await ok('paymentStart', { order_ids: [order_id], payment_method: 'cash_on_delivery', amount }, buyer)
    await ok('sellerOrderShip', { order_id, ...parcel }, seller)
    const { order } = await ok('sellerOrderDeliver', { shop_id: seller.shopId, order_id }, await newOperator())
    expect(order).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  })

  it('waits for the time that was agreed with the order, whatever the shipping method says since [state.cash-on-delivery] [wire.unchanged]', async () => {
    const { seller, goods } = await newSale()
    const buyer = await newBuyer()
    const { orders, grand_total: amount } = await place(buyer, [goods])
    const { order_id } = one(orders)
    await ok('paymentStart', { order_ids: [order_id], payment_method: 'cash_on_delivery', amount }, buyer)
    const { order: sent } = await ok('sellerOrderShip', { order_id, ...parcel }, seller)
    const refused = async () => {
      const { code, data } = await call('sellerOrderDeliver', { order_id }, seller)
      expect([code, data]).toEqual([Code.deliverySwitch, { deliver_from: sent.deliver_from }])
    }
    const ofShop = `where shop_id = ${seller.shopId} returning shop_id::text`
    await sql(`update shop_shipping_methods set eta_from_days = 0 ${ofShop}`)
    await refused()
    await sql(`delete from shop_shipping_methods ${ofShop}`)
    await refused()
    expect((await ok('order', { order_id }, buyer)).order.payment_status).toBe('unpaid')
    await moveClock(3 * DAY_S + 60)
    await ok('sellerOrderDeliver', { order_id }, seller)
  })

  it('waits for the same time after the last of several parcels', async () => {
    const { seller, order_id } = await newSale()
    const { item_id } = one((await ok('sellerOrder', { order_id }, seller)).order.products)
    await ok('sellerOrderShip', { order_id, ...parcel, items: [{ item_id, qty: 1 }] }, seller)
    await moveClock(4 * DAY_S)
    await ok('sellerOrderShip', { order_id, carrier: 'Carteiro', log_sn: 'CT-740101' }, seller)
    expect((await call('sellerOrderDeliver', { order_id }, seller)).code).toBe(Code.deliverySwitch)
    await moveClock(7 * DAY_S + 60)
    await ok('sellerOrderDeliver', { order_id }, seller)
  })

  it('is possible after three days for an order from before it kept what was agreed', async () => {
    const { seller, order_id } = await newSale()
    await ok('sellerOrderShip', { order_id, ...parcel }, seller)
    await sql(`update orders set eta_from_days = null where id = ${order_id} returning id::text`)
    expect((await call('sellerOrderDeliver', { order_id }, seller)).code).toBe(Code.deliverySwitch)
    await moveClock(3 * DAY_S + 60)
    await ok('sellerOrderDeliver', { order_id }, seller)
  })

  it('is refused for an order that was never shipped, or that belongs to another shop [answer.1500018] [wire.unchanged]', async () => {
    const { seller, order_id } = await newSale('to_be_shipped')
    const other = await newSeller()
    const before = await fingerprint()
    expect((await call('sellerOrderDeliver', { order_id }, seller)).code).toBe(Code.deliverySwitch)
    for (const name of ['sellerOrderDeliver', 'sellerOrderShip', 'sellerOrderParcel'] as const) {
      expect((await call(name, { order_id, ...parcel }, other)).code).toBe(Code.orderUnknown)
    }
    expect(await fingerprint()).toBe(before)
  })
})
