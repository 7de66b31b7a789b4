/** Disputed charges, and the operators' list of them. */
import { Code } from '@contract/base/codes'
import { disputedPayment } from '../support/cards'
import { call } from '../support/client'
import { brokenInvariants } from '../support/control'
import { newOperator } from '../support/operators'
import { wholeList } from '../support/pages'
import { newBuyer } from '../support/people'

afterEach(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('a disputed charge [money.card-dispute] [role.operator]', () => {
  it('is listed with its payer, its orders and its amount [call.opsDisputes]', async () => {
    const operator = await newOperator()
    const { dispute, buyer, orderId, amount, started } = await disputedPayment()
    const list = await wholeList('opsDisputes', { state: 'open' }, operator)
    expect(list.find((each) => each.dispute === dispute)).toMatchObject({
      state: 'open',
      gateway: 'sandbox',
      payment_id: started.payment_id,
      order_ids: [orderId],
      user: { email: buyer.email },
      reason: 'fraudulent',
      currency: 'USD',
      amount,
      taken: '0.00',
      held: '0.00',
      lost: '0.00',
      closed_at: null,
    })
    const won = await wholeList('opsDisputes', { state: 'won' }, operator)
    expect(won.map((each) => each.dispute)).not.toContain(dispute)
    expect(await call('opsDisputes', {}, await newBuyer())).toMatchObject({ code: Code.operationFailed })
  })

  it('prevents its orders from being accepted', async () => {
    const operator = await newOperator()
    const { orderId } = await disputedPayment()
    expect(await call('opsAccept', { order_id: orderId }, operator)).toMatchObject({
      code: Code.operationFailed,
      data: { reason: 'not_allowed' },
    })
    const list = await wholeList('opsOrders', { status: 'paid' }, operator)
    expect(list.find(({ order_id }) => order_id === orderId)?.actions ?? []).not.toContain('accept')
  })
})
