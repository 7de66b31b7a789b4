/** Operators' decisions about refunds, and the refunded amounts. */
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { refundFields, orderThatIs, putInto } from '../support/after-sale'
import { dollars, place } from '../support/checkout'
import { call, ok, request } from '../support/client'
import { brokenInvariants, workCards } from '../support/control'
import { newItem, stockOf } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newBuyer, type Buyer } from '../support/people'
import { rechargeFields } from '../support/wallets'

const cents = (amount: string) => Math.round(Number(amount) * 100)
const balance = async (buyer: Buyer) => cents((await dollars(buyer)).balance)
const approve = { state: 1 as const, remark: 'Sorry about that', restock: false }

/** A delivered order of these products, paid by this method. */
async function arrived(qty: number, pay: (buyer: Buyer, orderId: string, total: string) => Promise<unknown>) {
  const buyer = await newBuyer()
  const goods = await newItem({ price: 1_000, stock: 9 })
  const { orders, grand_total } = await place(buyer, [goods], qty)
  const { order_id } = one(orders)
  await pay(buyer, order_id, grand_total)
  await putInto(order_id, 'delivered')
  const { order } = await ok('order', { order_id }, buyer)
  return { buyer, goods, order_id, item_id: one(order.products).item_id, order }
}

const fromWallet = (code: string) => async (buyer: Buyer, order_id: string, total: string) => {
  const { order } = await ok('order', { order_id }, buyer)
  const amount = order.charge.find(({ wallet }) => wallet === code)?.amount ?? total
  return ok('paymentStart', { order_ids: [order_id], payment_method: 'wallet', wallet: code, amount }, buyer)
}

describe('an approved refund [action.refund]', () => {
  it('returns the price of its pieces, and with the last pieces also the shipping cost', async () => {
    const sold = await arrived(2, async (buyer, orderId, total) =>
      fromWallet((await dollars(buyer)).code)(buyer, orderId, total),
    )
    const operator = await newOperator()
    const before = await balance(sold.buyer)
    const first = await ok('refund', refundFields(sold), sold.buyer)
    await ok('opsRefundsDecide', { id: first.refund_id, ...approve }, operator)
    expect((await balance(sold.buyer)) - before).toBe(1_000)
    expect((await ok('order', { order_id: sold.order_id }, sold.buyer)).order.payment_status).toBe('partly_refunded')
    const last = await ok('refund', refundFields(sold), sold.buyer)
    await ok('opsRefundsDecide', { id: last.refund_id, ...approve }, operator)
    expect((await balance(sold.buyer)) - before).toBe(cents(sold.order.grand_total))
    const { order } = await ok('order', { order_id: sold.order_id }, sold.buyer)
    expect(order).toMatchObject({ payment_status: 'refunded', status: 'delivered' })
    expect(order.actions).not.toContain('refund')
    const { list } = await ok('refunds', {}, sold.buyer)
    expect(list.map(({ state, log }) => [state, log.length])).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(list[0]?.returned).toMatchObject({ currency: 'USD', amount: last.amount })
    expect(list[0]?.log[1]).toMatchObject({ state: 1, remark: 'Sorry about that' })
    const notices = await ok('notices', { type: 700 }, sold.buyer)
    expect(notices.list[0]).toMatchObject({ state: 1, title_en: 'Refund approved' })
  })

  it('returns money to the wallet that paid, in its currency', async () => {
    const sold = await arrived(1, async (buyer, orderId, total) => {
      const { id } = await ok('recharge', { ...(await rechargeFields(buyer)), wallet: 'EUR' }, buyer)
      await ok('opsRechargesDecide', { id, state: 1, remark: '' }, await newOperator())
      return fromWallet('EUR')(buyer, orderId, total)
    })
    const paid = sold.order.actual_payment
    expect(paid).toMatchObject({ wallet: 'EUR', currency: 'EUR' })
    const refund = await ok('refund', refundFields(sold), sold.buyer)
    await ok('opsRefundsDecide', { id: refund.refund_id, ...approve }, await newOperator())
    const { list } = await ok('refunds', {}, sold.buyer)
    expect(list[0]?.returned).toEqual(paid)
    const { wallets } = await ok('getUserBalance', {}, sold.buyer)
    expect(wallets.find(({ code }) => code === 'EUR')?.balance).toBe('100.00')
  })

  it('of a cash payment goes to the default wallet', async () => {
    const sold = await arrived(1, async (buyer, order_id, amount) => {
      await ok('paymentStart', { order_ids: [order_id], payment_method: 'cash_on_delivery', amount }, buyer)
      const operator = await newOperator()
      await ok('opsShip', { order_id, carrier: 'Carteiro', log_sn: 'CT7401000124PT' }, operator)
      await ok('opsTransit', { order_id }, operator)
      await ok('opsDeliver', { order_id }, operator)
    })
    const before = await balance(sold.buyer)
    const refund = await ok('refund', refundFields(sold), sold.buyer)
    await ok('opsRefundsDecide', { id: refund.refund_id, ...approve }, await newOperator())
    expect((await balance(sold.buyer)) - before).toBe(cents(sold.order.grand_total))
  })

  it('returns money to the card that paid, also in parts', async () => {
    const sold = await arrived(2, async (buyer, order_id, amount) => {
      const payment_method = 'bank_card' as const
      const { redirect_url } = await ok('paymentStart', { order_ids: [order_id], payment_method, amount }, buyer)
      const page = new URL(redirect_url ?? '').pathname
      await request(page, { method: 'POST', body: new URLSearchParams({ card: 'success' }) })
      await workCards()
    })
    const operator = await newOperator()
    const before = await balance(sold.buyer)
    for (const after of ['partly_refunded', 'refunded']) {
      const refund = await ok('refund', refundFields(sold), sold.buyer)
      await ok('opsRefundsDecide', { id: refund.refund_id, ...approve }, operator)
      const { order: underWay } = await ok('order', { order_id: sold.order_id }, sold.buyer)
      expect(underWay.payment_status).toBe('refunding')
      await workCards()
      expect((await ok('order', { order_id: sold.order_id }, sold.buyer)).order.payment_status).toBe(after)
    }
    expect(await balance(sold.buyer)).toBe(before)
    const { list } = await ok('refunds', {}, sold.buyer)
    expect(list.map(({ returned }) => returned?.wallet)).toEqual(['bank_card', 'bank_card'])
  })

  it('returns the pieces to the stock if the operator chooses so', async () => {
    const sold = await arrived(3, async (buyer, id, total) => fromWallet((await dollars(buyer)).code)(buyer, id, total))
    const operator = await newOperator()
    const kept = await ok('refund', refundFields(sold), sold.buyer)
    await ok('opsRefundsDecide', { id: kept.refund_id, ...approve }, operator)
    expect(await stockOf(sold.goods)).toBe(6)
    for (const stock of [7, 8]) {
      const back = await ok('refund', refundFields(sold), sold.buyer)
      await ok('opsRefundsDecide', { id: back.refund_id, ...approve, restock: true }, operator)
      expect(await stockOf(sold.goods)).toBe(stock)
    }
  })

  it('is decided once, even if several operators decide at the same time', async () => {
    const sold = await orderThatIs()
    const before = await balance(sold.buyer)
    const refund = await ok('refund', refundFields(sold), sold.buyer)
    const operators = await Promise.all([newOperator(), newOperator(), newOperator()])
    const answers = await Promise.all(
      operators.map((operator) => call('opsRefundsDecide', { id: refund.refund_id, ...approve }, operator)),
    )
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      SUCCESS,
      Code.operationFailed,
      Code.operationFailed,
    ])
    expect((await balance(sold.buyer)) - before).toBe(cents(refund.amount))
    expect((await call('refundCancel', { refund_id: refund.refund_id }, sold.buyer)).code).toBe(Code.operationFailed)
  })
})

describe('a refund request that was refused or withdrawn', () => {
  it('refunds nothing, shows the reason, and can be requested again [action.refund]', async () => {
    const sold = await orderThatIs()
    const before = await balance(sold.buyer)
    const refund = await ok('refund', refundFields(sold), sold.buyer)
    const refusal = { id: refund.refund_id, state: -1 as const, remark: 'Send a picture', restock: false }
    await ok('opsRefundsDecide', refusal, await newOperator())
    expect(await balance(sold.buyer)).toBe(before)
    const { list } = await ok('refunds', {}, sold.buyer)
    expect(list[0]).toMatchObject({ state: -1, returned: null })
    expect(list[0]?.log[1]?.remark).toBe('Send a picture')
    expect((await call('refund', refundFields(sold), sold.buyer)).code).toBe(SUCCESS)
  })

  it('can no longer be decided [answer.2000013]', async () => {
    const sold = await orderThatIs()
    const { refund_id } = await ok('refund', refundFields(sold), sold.buyer)
    await ok('refundCancel', { refund_id }, sold.buyer)
    const answer = await call('opsRefundsDecide', { id: refund_id, ...approve }, await newOperator())
    expect(answer.code).toBe(Code.returnCancelled)
  })
})

it('leaves ledger, stock and orders in balance [money.ledger-zero] [stock.sum]', async () => {
  expect(await brokenInvariants()).toEqual([])
})
