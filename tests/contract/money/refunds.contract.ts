/** Refunds: what can be requested, the amounts, and withdrawing a request. */
import { Code, SUCCESS } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { refundFields, orderThatIs, picture, putInto } from '../support/after-sale'
import { buy, dollars, place } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, moveClock } from '../support/control'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { read } from '../support/pictures'

const day = 86_400

async function later<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  try {
    await moveClock(seconds)
    return await work()
  } finally {
    await moveClock(0)
  }
}

describe('a request for a refund [action.refund] [call.refund]', () => {
  it('is under review, with the amount for its pieces and the buyer’s remark', async () => {
    const arrived = await orderThatIs('delivered', { qty: 3 })
    const images = [await picture(arrived.buyer, 'proof')]
    const refund = await ok('refund', { ...refundFields(arrived, 2), images }, arrived.buyer)
    expect(refund).toMatchObject({ state: 0, amount: '20.00', returned: null, reason: 'It came broken' })
    expect(refund.items).toMatchObject([{ item_id: arrived.item_id, qty: 2 }])
    expect(refund.log).toMatchObject([{ state: 0 }])
    expect((await read(one(refund.images))).status).toBe(200)
    const { order } = await ok('order', { order_id: arrived.order_id }, arrived.buyer)
    expect(order.products[0]?.refundable).toBe(1)
    expect((await ok('refunds', {}, arrived.buyer)).list).toMatchObject([{ refund_id: refund.refund_id }])
    const { list } = await ok('notices', { type: 700 }, arrived.buyer)
    expect(list).toMatchObject([{ state: 0, link: 'pages/mine/refund_sent' }])
  })

  it('is shown with its order, in the list and on its page, open requests before decided ones [screen.order-refund]', async () => {
    const { buyer, ...arrived } = await orderThatIs('delivered', { qty: 3 })
    const told = async () => {
      const { order } = await ok('order', { order_id: arrived.order_id }, buyer)
      const { list } = await ok('orders', {}, buyer)
      expect(one(list).refund).toEqual(order.refund)
      return order.refund
    }
    expect(await told()).toBeUndefined()
    const first = await ok('refund', refundFields({ buyer, ...arrived }, 1), buyer)
    expect(await told()).toEqual({ refund_id: first.refund_id, state: 0 })
    const next = await ok('refund', refundFields({ buyer, ...arrived }, 1), buyer)
    expect(await told()).toEqual({ refund_id: next.refund_id, state: 0 })
    await ok('refundCancel', { refund_id: next.refund_id }, buyer)
    expect(await told()).toEqual({ refund_id: first.refund_id, state: 0 })
    const last = await ok('refund', refundFields({ buyer, ...arrived }, 1), buyer)
    const operator = await newOperator()
    await ok('opsRefundsDecide', { id: last.refund_id, state: -1, remark: 'Used' }, operator)
    expect(await told()).toEqual({ refund_id: first.refund_id, state: 0 })
    await ok('opsRefundsDecide', { id: first.refund_id, state: 1, remark: '' }, operator)
    expect(await told()).toEqual({ refund_id: last.refund_id, state: -1 })
  })

  it('includes the shipping cost with the last pieces', async () => {
    const arrived = await orderThatIs('delivered', { qty: 2 })
    const { order } = await ok('order', { order_id: arrived.order_id }, arrived.buyer)
    const first = await ok('refund', refundFields(arrived, 1), arrived.buyer)
    const last = await ok('refund', refundFields(arrived, 1), arrived.buyer)
    const cents = (amount: string) => Math.round(Number(amount) * 100)
    expect(cents(order.shipping_cost)).toBeGreaterThan(0)
    expect(cents(first.amount) + cents(last.amount)).toBe(cents(order.grand_total))
  })

  it('is refused before the parcel is shipped [answer.2000009]', async () => {
    for (const status of ['paid', 'to_be_shipped'] as const) {
      const early = await orderThatIs(status)
      expect((await call('refund', refundFields(early), early.buyer)).code).toBe(Code.noAfterSale)
    }
  })

  it('is refused 15 days after the delivery [answer.2000009]', async () => {
    const arrived = await orderThatIs('completed')
    const late = await later(15 * day + 60, () => call('refund', refundFields(arrived), arrived.buyer))
    expect(late.code).toBe(Code.noAfterSale)
    const inTime = await later(15 * day - 60, () => call('refund', refundFields(arrived), arrived.buyer))
    expect(inTime.code).toBe(SUCCESS)
  })

  it('is refused for cash that is not yet collected [answer.2000009]', async () => {
    const buyer = await newBuyer()
    const { orders, grand_total: amount } = await place(buyer, [await newItem()])
    const { order_id } = one(orders)
    await ok('paymentStart', { order_ids: [order_id], payment_method: 'cash_on_delivery', amount }, buyer)
    await putInto(order_id, 'shipped')
    const { order } = await ok('order', { order_id }, buyer)
    expect(order.actions).not.toContain('refund')
    const asked = refundFields({ buyer, order_id, item_id: one(order.products).item_id })
    expect((await call('refund', asked, buyer)).code).toBe(Code.noAfterSale)
  })

  it('is refused for lines that were requested before [answer.2000010]', async () => {
    const arrived = await orderThatIs()
    await ok('refund', refundFields(arrived), arrived.buyer)
    expect((await call('refund', refundFields(arrived), arrived.buyer)).code).toBe(Code.returnExists)
  })

  it('is refused for a line that was requested before, even if another line is left [answer.2000010]', async () => {
    const buyer = await newBuyer()
    const { orders } = await buy(buyer, await both())
    const { order_id } = one(orders)
    await putInto(order_id, 'delivered')
    const { order } = await ok('order', { order_id }, buyer)
    const asked = refundFields({ buyer, order_id, item_id: one(order.products).item_id })
    await ok('refund', asked, buyer)
    expect((await call('refund', asked, buyer)).code).toBe(Code.returnExists)
    const twice = { ...asked, items: [1, 2].map(() => ({ item_id: at(order.products, 1).item_id, qty: 1 })) }
    expect((await call('refund', twice, buyer)).code).toBe(Code.returnFailed)
  })

  it('is refused for more pieces than were bought or are left [answer.2000011]', async () => {
    const arrived = await orderThatIs('shipped', { qty: 2 })
    expect((await call('refund', refundFields(arrived, 3), arrived.buyer)).code).toBe(Code.returnQuantity)
    await ok('refund', refundFields(arrived, 1), arrived.buyer)
    expect((await call('refund', refundFields(arrived, 2), arrived.buyer)).code).toBe(Code.returnQuantity)
  })

  it('is refused with a line of another order, or with another user’s pictures [answer.2000012]', async () => {
    const arrived = await orderThatIs()
    const other = await orderThatIs()
    const items = refundFields(other).items
    const foreign = await call('refund', { ...refundFields(arrived), items }, arrived.buyer)
    expect({ code: foreign.code, fields: refusedFields(foreign) }).toEqual({
      code: Code.returnFailed,
      fields: ['items'],
    })
    const wrong = [await picture(other.buyer, 'proof'), await picture(arrived.buyer, 'review'), '999999999']
    for (const image of wrong) {
      const answer = await call('refund', { ...refundFields(arrived), images: [image] }, arrived.buyer)
      expect({ code: answer.code, fields: refusedFields(answer) }).toEqual({
        code: Code.returnFailed,
        fields: ['images'],
      })
    }
    expect((await ok('refunds', {}, arrived.buyer)).count).toBe(0)
  })

  it('is created once, even if several are sent at the same time [answer.2000010]', async () => {
    const arrived = await orderThatIs()
    const answers = await Promise.all([1, 2, 3].map(() => call('refund', refundFields(arrived), arrived.buyer)))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      SUCCESS,
      Code.returnExists,
      Code.returnExists,
    ])
  })

  it('moves no money yet', async () => {
    const arrived = await orderThatIs()
    const { balance } = await dollars(arrived.buyer)
    await ok('refund', refundFields(arrived), arrived.buyer)
    expect((await dollars(arrived.buyer)).balance).toBe(balance)
  })
})

/** Two products of one shop. */
async function both() {
  const first = await newItem()
  const second = await newItem({ shopId: first.shopId })
  return [first, second]
}

describe('withdrawing a refund request [call.refundCancel]', () => {
  it('allows a new request for the same pieces', async () => {
    const arrived = await orderThatIs()
    const { refund_id } = await ok('refund', refundFields(arrived), arrived.buyer)
    const withdrawn = await ok('refundCancel', { refund_id }, arrived.buyer)
    expect(withdrawn.state).toBe('cancelled')
    expect(withdrawn.log.map(({ state }) => state)).toEqual([0, 'cancelled'])
    expect((await call('refund', refundFields(arrived), arrived.buyer)).code).toBe(SUCCESS)
  })

  it('works once [answer.2000013]', async () => {
    const arrived = await orderThatIs()
    const { refund_id } = await ok('refund', refundFields(arrived), arrived.buyer)
    const answers = await Promise.all([1, 2].map(() => call('refundCancel', { refund_id }, arrived.buyer)))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([SUCCESS, Code.returnCancelled])
  })

  it('is possible only for its buyer [wire.foreign-id] [answer.2000019]', async () => {
    const arrived = await orderThatIs()
    const { refund_id } = await ok('refund', refundFields(arrived), arrived.buyer)
    const stranger = await newBuyer()
    expect((await call('refundCancel', { refund_id }, stranger)).code).toBe(Code.notFound)
    expect((await call('refund', refundFields(arrived), stranger)).code).toBe(Code.orderUnknown)
    expect((await ok('refunds', {}, stranger)).list).toEqual([])
  })
})

it('keeps ledger, stock and orders in balance [money.ledger-zero] [stock.sum]', async () => {
  expect(await brokenInvariants()).toEqual([])
})
