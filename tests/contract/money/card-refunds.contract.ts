/** Refunds that a card rejects, and operators' decisions about them. */
import { Code, SUCCESS } from '@contract/base/codes'
import { balanceOf, orderOf, refusedRefund } from '../support/cards'
import { call, ok } from '../support/client'
import { brokenInvariants, fingerprint, workCards } from '../support/control'
import { newOperator } from '../support/operators'
import { wholeList } from '../support/pages'

const WHY = 'the card takes no money back'

afterEach(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('a card refund that the gateway refuses [money.card-refused] [role.operator]', () => {
  it('is listed with its reason, and reported to operators and to the buyer [call.opsCardRefunds]', async () => {
    const operator = await newOperator()
    const refused = await refusedRefund()
    expect((await orderOf(refused)).payment_status).toBe('refunding')
    const list = await wholeList('opsCardRefunds', { state: 'failed' }, operator)
    expect(list.find(({ id }) => id === refused.id)).toMatchObject({
      state: 'failed',
      reason: 'cancel',
      order_id: refused.orderId,
      gateway: 'sandbox',
      user: { email: refused.buyer.email },
      amount: { currency: 'USD', amount: refused.amount },
      failure: WHY,
    })
    const titles = async (who: typeof operator) =>
      (await ok('notices', { type: 700 }, who)).list.map(({ title_en }) => title_en)
    expect(await titles(operator)).toContain('Operators: a card refund has failed')
    expect(await titles(refused.buyer)).toContain('Your card took no money back')
  })

  it('is tried again, and fails again [call.opsCardRefundRetry] [call.opsAudits]', async () => {
    const operator = await newOperator()
    const { id } = await refusedRefund()
    const { card_refund: asked } = await ok('opsCardRefundRetry', { id, remark: 'The bank was asked' }, operator)
    expect(asked).toMatchObject({ id, state: 'queued', failure: '' })
    expect(await call('opsCardRefundRetry', { id }, operator)).toMatchObject({
      code: Code.operationFailed,
      data: { reason: 'not_allowed' },
    })
    await workCards()
    const list = await wholeList('opsCardRefunds', { state: 'failed' }, operator)
    expect(list.find((each) => each.id === id)).toMatchObject({ failure: WHY, attempts: 1 })
    const audit = await ok('opsAudits', { subject: 'card_refunds', subject_id: id }, operator)
    expect(audit.list).toMatchObject([{ action: 'retry', remark: 'The bank was asked' }])
  })

  it('is paid to the wallet once, even if several operators do it at the same time [call.opsCardRefundToWallet] [wire.unchanged]', async () => {
    const operators = [await newOperator(), await newOperator(), await newOperator()]
    const refused = await refusedRefund()
    const { id, buyer, amount } = refused
    const before = await balanceOf(refused)
    const answers = await Promise.all(operators.map((operator) => call('opsCardRefundToWallet', { id }, operator)))
    const { operationFailed } = Code
    expect(answers.map(({ code }) => code).sort()).toEqual([SUCCESS, operationFailed, operationFailed])
    expect(await balanceOf(refused)).toBeCloseTo(before + Number(amount), 5)
    expect(await orderOf(refused)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    const { list } = await ok('notices', { type: 700 }, buyer)
    expect(list[0]).toMatchObject({ state: 1, title_en: 'Money returned to your wallet', link: 'pages/mine/wallet' })
    const audit = await ok('opsAudits', { subject: 'card_refunds', subject_id: id }, operators[0])
    expect(audit.list).toMatchObject([{ action: 'to_wallet', before: { state: 'failed' }, after: { state: 'wallet' } }])
    // a round also checks other payments that are due
    await workCards()
    expect(await balanceOf(refused)).toBeCloseTo(before + Number(amount), 5)
    const after = await fingerprint()
    for (const name of ['opsCardRefundRetry', 'opsCardRefundToWallet'] as const) {
      expect((await call(name, { id }, operators[0])).code).toBe(operationFailed)
      expect((await call(name, { id: '999999999' }, operators[0])).code).toBe(Code.notFound)
    }
    expect(await fingerprint()).toBe(after)
  })
})
