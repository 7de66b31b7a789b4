import { and, desc, eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { notices } from '../../kernel/db/schema/notices'
import { cardRefunds } from '../../kernel/db/schema/payments'
import { audits } from '../../kernel/db/schema/ops'
import { users } from '../../kernel/db/schema/accounts'
import { cardScene } from '../../testing/card-scene'
import type { Started } from '../../testing/cards'
import { applyEvent } from './apply-event'
import { keyOf, UNREACHED } from './end-refund'
import type { Gateway } from '../../kernel/ports/card-gateway'
import { openSession } from '../../kernel/sessions/tokens'
import { MOST_ATTEMPTS } from './return-money'

const scene = cardScene()
const { orderOf, paidBy, work } = scene

const WHY = 'the card takes no money back'
let operator: { userId: bigint }
beforeAll(async () => {
  operator = await scene.market.signIn({ role: 'operator' })
})

/** With a new session: the tests let days pass, and an operator's ends after hours. */
async function decide(name: 'opsCardRefundRetry' | 'opsCardRefundToWallet', { id }: { id: bigint }, remark = '') {
  const { db, clock, call } = scene.market
  const token = await openSession(db, operator.userId, { now: clock.now() })
  return call(name, { id: String(id), remark }, { 'access-token': token })
}

async function refundOf({ payment_id }: Started) {
  const row = one(
    await scene.market.db
      .select()
      .from(cardRefunds)
      .where(eq(cardRefunds.paymentId, BigInt(payment_id))),
  )
  return row
}

/** A cancelled order whose card rejects refunds, and the operators' options. */
async function refused() {
  const started = await paidBy('keeps')
  const order_id = one(started.ids)
  await scene.buyer.ok('orderCancel', { order_id })
  await work()
  scene.cards.takeErrors()
  return { started, order_id, refund: await refundOf(started) }
}

const told = (userId: bigint) =>
  scene.market.db
    .select({ state: notices.state, title: notices.title, text: notices.text })
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.type, 700)))
    .orderBy(desc(notices.id))
const auditsOf = ({ id }: { id: bigint }) =>
  scene.market.db
    .select()
    .from(audits)
    .where(and(eq(audits.subject, 'card_refunds'), eq(audits.subjectId, id)))
    .orderBy(desc(audits.id))
const balance = async () => (await scene.buyer.ok('getUserBalance')).balance
/** The sandbox, with other refund results. */
const sandbox = (changes: Partial<Gateway>): [Gateway] => [{ ...one(scene.cards.gateways), ...changes }]

describe('money that a card takes no more [money.card-refused]', () => {
  it('has failed with the gateway’s reason, is still owed, and notifies its owner and the operators', async () => {
    const started = await paidBy('keeps')
    const order_id = one(started.ids)
    await scene.buyer.ok('orderCancel', { order_id })
    await work()
    expect(scene.cards.takeErrors()).toMatchObject([{ reason: WHY }])
    const refund = await refundOf(started)
    expect(refund).toMatchObject({ state: 'failed', failure: WHY, attempts: 1 })
    expect((await orderOf(order_id)).payment_status).toBe('refunding')
    expect((await told(scene.buyer.userId))[0]).toMatchObject({
      state: 0,
      title: { en: 'Your card took no money back' },
      text: { en: expect.stringContaining('14.99 USD') },
    })
    expect((await told(operator.userId))[0]).toMatchObject({
      state: -1,
      text: { en: `#${refund.id} · 14.99 USD · ${WHY}` },
    })
    scene.market.clock.advance(86_400)
    await work()
    expect(await refundOf(started)).toMatchObject({ state: 'failed', attempts: 1 })
  })

  it('is retried under a new key by an operator, and then proceeds as usual', async () => {
    const { started, order_id, refund } = await refused()
    const answer = await decide('opsCardRefundRetry', refund, 'The bank was asked')
    expect(answer).toMatchObject({ code: 200, data: { card_refund: { state: 'queued', attempts: 0, failure: '' } } })
    expect(await decide('opsCardRefundRetry', refund)).toMatchObject({ code: 2000018, data: { reason: 'not_allowed' } })
    const keys: string[] = []
    const takes = sandbox({
      refund: async ({ key }) => {
        keys.push(key)
        return { ref: key, state: 'sent' }
      },
    })
    await work(takes)
    expect(keys).toEqual([`${keyOf(refund)}-1`])
    const event = (key: string, state: 'done' | 'failed') =>
      applyEvent(
        scene.market.db,
        'sandbox',
        { id: `${key}:${state}`, kind: 'refund', key, state },
        scene.market.clock.now(),
      )
    await event(keyOf(refund), 'failed')
    expect((await refundOf(started)).state).toBe('sent')
    await event(one(keys), 'done')
    expect((await orderOf(order_id)).payment_status).toBe('refunded')
    expect(await auditsOf(refund)).toMatchObject([
      {
        action: 'retry',
        remark: 'The bank was asked',
        operatorId: operator.userId,
        before: { state: 'failed', failure: WHY, round: 0 },
        after: { state: 'queued', round: 1 },
      },
    ])
  })

  it('notifies the operators again when it fails again, and its owner no more', async () => {
    const { started, refund } = await refused()
    const before = await told(scene.buyer.userId)
    const count = (await told(operator.userId)).length
    await decide('opsCardRefundRetry', refund)
    await work()
    scene.cards.takeErrors()
    expect(await refundOf(started)).toMatchObject({ state: 'failed', round: 1, failure: WHY })
    expect(await told(scene.buyer.userId)).toEqual(before)
    expect(await told(operator.userId)).toHaveLength(count + 1)
  })

  it('is paid to the wallet instead, once, with a notice and an audit row [money.ledger-zero]', async () => {
    const { started, order_id, refund } = await refused()
    const both = await Promise.all([1, 2].map(() => decide('opsCardRefundToWallet', refund, 'As she asked')))
    expect(both.map(({ code }) => code).sort()).toEqual([200, 2000018])
    expect(await balance()).toBe('514.99')
    expect(await refundOf(started)).toMatchObject({ state: 'wallet', failure: WHY })
    expect((await orderOf(order_id)).payment_status).toBe('refunded')
    const { list } = await scene.buyer.ok('transactionDetails', { p: '1' })
    expect(list[0]).toMatchObject({
      type: 'order_refund',
      direction: 'income',
      amount: '14.99',
      balance_after: '514.99',
      order_ids: [order_id],
    })
    expect((await told(scene.buyer.userId))[0]).toMatchObject({
      state: 1,
      title: { en: 'Money returned to your wallet' },
      text: { en: expect.stringContaining('14.99 USD') },
    })
    expect(await auditsOf(refund)).toMatchObject([{ action: 'to_wallet', after: { state: 'wallet' } }])
    expect(await decide('opsCardRefundRetry', refund)).toMatchObject({ code: 2000018 })
    scene.market.clock.advance(86_400)
    await work()
    expect(await balance()).toBe('514.99')
  })

  it('is paid out of what was held for the payer, where it came too late', async () => {
    const started = await scene.start()
    await scene.cancel(started.ids)
    await scene.onPage(started.page, { card: 'keeps' })
    await work()
    await work()
    scene.cards.takeErrors()
    const refund = await refundOf(started)
    expect(refund).toMatchObject({ state: 'failed', reason: 'late' })
    await decide('opsCardRefundToWallet', refund)
    expect(await balance()).toBe('514.99')
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunded')
  })

  it('is not decided by its owner or a buyer, and has to exist [role.calls]', async () => {
    const { refund } = await refused()
    const { userId } = scene.buyer
    const buyers = await scene.buyer.call('opsCardRefundToWallet', { id: String(refund.id) })
    expect(buyers).toMatchObject({ code: 2000018, data: { reason: 'permission' } })
    await scene.market.db.update(users).set({ role: 'operator' }).where(eq(users.id, userId))
    const own = await scene.buyer.call('opsCardRefundToWallet', { id: String(refund.id) })
    expect(own).toMatchObject({ code: 2000018, data: { reason: 'permission' } })
    expect(await decide('opsCardRefundToWallet', { id: 999_999n })).toMatchObject({ code: 2000019 })
    expect(await auditsOf(refund)).toEqual([])
  })
})

describe('money that may have gone back unheard [money.card-back]', () => {
  it('is not sent twice when the answer was lost', async () => {
    const started = await paidBy('success')
    await scene.cancel(started.ids)
    const { refund: give } = one(scene.cards.gateways)
    const lost = sandbox({
      async refund(order) {
        await give(order)
        throw new Error('cut off')
      },
    })
    await work(lost)
    expect(scene.cards.takeErrors()).toHaveLength(1)
    await work()
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunded')
    expect((await scene.cards.bookOf(started)).refunded).toBe(1_499n)
  })

  it('is asked after when its event never comes', async () => {
    const started = await paidBy('success')
    await scene.cancel(started.ids)
    await work(sandbox({ refund: async ({ key }) => ({ ref: key, state: 'sent' }) }))
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunding')
    scene.market.clock.advance(120)
    await work(sandbox({ findRefund: async ({ key }) => ({ ref: key, state: 'done' }) }))
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunded')
  })

  it('is owed again when the bank sends it back after all [money.card-refused]', async () => {
    const started = await paidBy('success')
    await scene.cancel(started.ids)
    await work()
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunded')
    const refund = await refundOf(started)
    const event = { id: 'back', kind: 'refund', key: keyOf(refund), state: 'failed', reason: 'account closed' } as const
    for (const _ of [1, 2]) await applyEvent(scene.market.db, 'sandbox', event, scene.market.clock.now())
    expect(await refundOf(started)).toMatchObject({ state: 'failed', failure: 'account closed' })
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunding')
  })

  it('is left to operators when the gateway cannot be reached for long, and not paid twice then', async () => {
    const started = await paidBy('success')
    await scene.cancel(started.ids)
    const { refund: give } = one(scene.cards.gateways)
    const cut = () => Promise.reject(new Error('down'))
    const taken = sandbox({
      async refund(order) {
        await give(order)
        return cut()
      },
      findRefund: cut,
    })
    for (let round = 0; round < MOST_ATTEMPTS; round += 1) {
      await scene.cards.returnOnly(taken)
      scene.market.clock.advance(3_600)
    }
    expect(scene.cards.takeErrors()).toHaveLength(MOST_ATTEMPTS)
    const refund = await refundOf(started)
    expect(refund).toMatchObject({ state: 'failed', failure: UNREACHED })
    const answer = await decide('opsCardRefundToWallet', refund)
    expect(answer).toMatchObject({ code: 200, data: { card_refund: { state: 'sent' } } })
    expect(await balance()).toBe('500.00')
    await work()
    await work()
    expect((await orderOf(one(started.ids))).payment_status).toBe('refunded')
    expect((await auditsOf(refund))[0]).toMatchObject({ action: 'retry' })
  })
})
