/** Requests for refunds, for their shop. */
import { Code, SUCCESS } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { refundFields } from '../support/after-sale'
import { dollars } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, quoted, sql } from '../support/control'
import { newArrival, newRequest } from '../support/seller-orders'
import { stockOf } from '../support/new-product'
import { newOperator } from '../support/operators'
import { wholeList } from '../support/pages'
import { newSeller } from '../support/sellers'

const DAY_S = 86_400
const approve = { answer: 'approve' as const, remark: 'We are sorry' }
const object = { answer: 'object' as const, remark: 'It was whole when we sent it' }

afterEach(() => moveClock(0))

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

/** Whether operators find the request among those to decide. */
async function isListed(refundId: string): Promise<boolean> {
  const list = await wholeList('opsRefunds', { state: 0 }, await newOperator())
  return list.some(({ id }) => id === refundId)
}

describe('a request for a refund [call.sellerRefunds] [rule.seller-refund]', () => {
  it('waits for its shop, with what came back, why, and until when to answer', async () => {
    const { seller, refund_id, order_id, goods } = await newRequest()
    const { list, waiting } = await ok('sellerRefunds', {}, seller)
    expect(waiting).toBe(1)
    expect(list).toMatchObject([
      { refund_id, order_id, state: 'waiting', amount: '12.50', reason: 'It came broken', buyer: 'Ada Lovelace' },
    ])
    expect(list[0]).toMatchObject({ items: [{ product_id: goods.productId, qty: 1 }], actions: ['approve', 'object'] })
    const time = Date.parse(one(list).answer_until ?? '') - Date.parse(one(list).created_at)
    expect(time).toBe(3 * DAY_S * 1_000)
    expect(await isListed(refund_id)).toBe(false)
    expect((await ok('sellerRefunds', {}, await newSeller())).list).toEqual([])
  })

  it('goes to the operators after three days of silence', async () => {
    const { seller, refund_id } = await newRequest()
    await moveClock(3 * DAY_S + 60)
    expect(await isListed(refund_id)).toBe(true)
    const { list, waiting } = await ok('sellerRefunds', { state: 'with_operators' }, seller)
    expect(waiting).toBe(0)
    expect(list).toMatchObject([{ refund_id, answer_until: null, actions: ['approve', 'object'] }])
  })

  it('goes to them at once where no seller could answer', async () => {
    const { seller, refund_id } = await newRequest()
    const mine = `(select id from users where email = ${quoted(seller.email)})`
    await sql(`update sellers set state = -1 where user_id = ${mine} returning user_id::text`)
    expect(await isListed(refund_id)).toBe(true)
  })

  it('is found by its state', async () => {
    const { seller, buyer, refund_id, order_id, item_id } = await newRequest()
    const inState = async () => {
      const states = ['waiting', 'with_operators', 'approved', 'refused', 'withdrawn'] as const
      const counts = await Promise.all(
        states.map(async (state) => (await ok('sellerRefunds', { state }, seller)).count),
      )
      return states.filter((_, place) => at(counts, place) > 0)
    }
    expect(await inState()).toEqual(['waiting'])
    await ok('refundCancel', { refund_id }, buyer)
    expect(await inState()).toEqual(['withdrawn'])
    const again = await ok('refund', refundFields({ buyer, order_id, item_id }), buyer)
    await ok('opsRefundsDecide', { id: again.refund_id, state: -1, remark: 'Not broken' }, await newOperator())
    expect(await inState()).toEqual(['refused', 'withdrawn'])
    const { list } = await ok('sellerRefunds', { state: 'refused' }, seller)
    expect(list).toMatchObject([{ remark: 'Not broken', shop_said: null, actions: [] }])
  })
})

describe('the answer of a shop [call.sellerRefundAnswer] [rule.seller-refund]', () => {
  it('pays at once when it approves, and puts the pieces back', async () => {
    const { seller, buyer, refund_id, goods } = await newRequest()
    const [stock, before] = [await stockOf(goods), Number((await dollars(buyer)).balance)]
    const { refund } = await ok('sellerRefundAnswer', { refund_id, ...approve, restock: true }, seller)
    expect(refund).toMatchObject({ state: 'approved', shop_said: 'approve', remark: 'We are sorry', actions: [] })
    expect(refund.returned).toMatchObject({ currency: 'USD', amount: '12.50' })
    expect([await stockOf(goods), Number((await dollars(buyer)).balance)]).toEqual([stock + 1, before + 12.5])
    const told = one((await ok('notices', { type: 700 }, buyer)).list)
    expect(told).toMatchObject({ state: 1, title_en: 'Refund approved' })
    expect(told.text_en).toContain('We are sorry')
  })

  it('leaves the decision to the operators when it objects, with its reason for them alone', async () => {
    const { seller, buyer, refund_id } = await newRequest()
    const { refund } = await ok('sellerRefundAnswer', { refund_id, ...object }, seller)
    expect(refund).toMatchObject({ state: 'with_operators', shop_said: 'object', shop_remark: object.remark })
    expect(refund).toMatchObject({ answer_until: null, actions: ['approve'] })
    expect(await isListed(refund_id)).toBe(true)
    const operator = await newOperator()
    const list = await wholeList('opsRefunds', { state: 0 }, operator)
    expect(list.find(({ id }) => id === refund_id)?.details).toMatchObject({ shop_remark: object.remark })
    expect(JSON.stringify(await ok('refunds', {}, buyer))).not.toContain(object.remark)
    await ok('opsRefundsDecide', { id: refund_id, state: 1, remark: '' }, operator)
    expect((await call('sellerRefundAnswer', { refund_id, ...approve }, seller)).data).toEqual({
      reason: 'not_allowed',
    })
  })

  it('can change from an objection to an approval, and not back [answer.2000018] [wire.unchanged]', async () => {
    const { seller, refund_id } = await newRequest()
    await ok('sellerRefundAnswer', { refund_id, ...object }, seller)
    const before = await fingerprint()
    const again = await call('sellerRefundAnswer', { refund_id, ...object }, seller)
    expect([again.code, again.data]).toEqual([Code.operationFailed, { reason: 'not_allowed' }])
    expect(await fingerprint()).toBe(before)
    const { refund } = await ok('sellerRefundAnswer', { refund_id, ...approve }, seller)
    expect(refund).toMatchObject({ state: 'approved', shop_said: 'approve' })
    expect((await call('sellerRefundAnswer', { refund_id, ...object }, seller)).code).toBe(Code.operationFailed)
  })

  it('is given by operators in the place of a shop, with a record [rule.seller-history]', async () => {
    const { seller, refund_id } = await newRequest()
    const operator = await newOperator()
    await ok('sellerRefundAnswer', { shop_id: seller.shopId, refund_id, ...approve }, operator)
    const { list } = await ok('opsAudits', { subject: 'refunds', subject_id: refund_id }, operator)
    const [before, after] = [
      { state: 'review', shop_said: null },
      { state: 'approved', shop_said: 'approved' },
    ]
    expect(list).toMatchObject([{ action: 'approve', remark: 'We are sorry', before, after }])
  })

  it('counts once when shop and operator decide at the same time [answer.2000018]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { seller, buyer, refund_id } = await newRequest()
      const before = Number((await dollars(buyer)).balance)
      const operator = await newOperator()
      const answers = await Promise.all([
        call('sellerRefundAnswer', { refund_id, ...approve }, seller),
        call('opsRefundsDecide', { id: refund_id, state: 1, remark: '' }, operator),
        call('sellerRefundAnswer', { refund_id, ...approve }, seller),
      ])
      expect(answers.filter(({ code }) => code === SUCCESS)).toHaveLength(1)
      expect(Number((await dollars(buyer)).balance)).toBe(before + 12.5)
    }
  })

  it('needs a reason to object [answer.1000009] [wire.unchanged]', async () => {
    const { seller, refund_id } = await newRequest()
    const before = await fingerprint()
    for (const remark of [undefined, '  ']) {
      const answer = await call('sellerRefundAnswer', { refund_id, answer: 'object', remark }, seller)
      expect([answer.code, refusedFields(answer)]).toEqual([Code.missingParameters, ['remark']])
    }
    expect(await fingerprint()).toBe(before)
  })

  it('is for the shop’s own requests, while they stand [answer.2000019] [answer.2000013] [wire.foreign-id]', async () => {
    const { seller, buyer, refund_id } = await newRequest()
    const other = await newSeller()
    expect((await call('sellerRefundAnswer', { refund_id, ...approve }, other)).code).toBe(Code.notFound)
    await ok('refundCancel', { refund_id }, buyer)
    expect((await call('sellerRefundAnswer', { refund_id, ...approve }, seller)).code).toBe(Code.returnCancelled)
  })

  it('hides the buyer from 30 days after completion on [rule.seller-address]', async () => {
    const { seller, buyer, order_id, item_id } = await newArrival()
    await ok('refund', refundFields({ buyer, order_id, item_id }), buyer)
    await sql(
      `update orders set status = 'completed', completed_at = now() - interval '30 days' where id = ${order_id} returning id::text`,
    )
    expect(one((await ok('sellerRefunds', {}, seller)).list).buyer).toBeNull()
  })
})
