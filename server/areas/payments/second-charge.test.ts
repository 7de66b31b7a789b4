import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { cardRefunds } from '../../kernel/db/schema/payments'
import { createStripeScene, type StripeScene } from '../../testing/stripe-scene'
import { opsLine, type OpsLine } from '../../testing/ops-line'
import { platformBalance } from '../../testing/platform-balance'

let cards: StripeScene
let ops: OpsLine

beforeAll(async () => {
  cards = await createStripeScene()
  ops = await opsLine(cards.market)
})
afterAll(() => cards.close())
beforeEach(() => {
  cards.fake.refunds = 'succeeded'
})
afterEach(async () => {
  expect(await cards.breaches()).toEqual([])
})

const bank = () => platformBalance(cards.market.db, 'bank', 'USD')

it('refunds a second charge of a paid order completely, once, with a notice [money.card-second]', async () => {
  const { buyer, ids, payment_id } = await cards.paid()
  const before = { asked: cards.refundsAsked().length, bank: await bank() }
  for (const _ of [1, 2]) expect(await cards.completed(payment_id, 'pi_again')).toBe(200)
  expect(await bank()).toBe(before.bank - 1_499n)
  const { list } = await buyer.ok('notices', { type: '700' })
  expect(list.map(({ title_en, text_en }) => [title_en, text_en])).toEqual([
    ['Your card was charged twice', expect.stringContaining('14.99 USD goes back to your card in full')],
  ])
  expect(await ops('card-refunds', '--state', 'queued')).toMatch(
    /14\.99 USD .* second .*[\s\S]*charge: stripe pi_again/,
  )

  await cards.work()
  const asked = cards.refundsAsked().slice(before.asked)
  expect(asked.map(({ fields }) => [fields.payment_intent, fields.amount])).toEqual([['pi_again', '1499']])
  expect(await bank()).toBe(before.bank)
  const { order } = await buyer.ok('order', { order_id: one(ids) })
  expect([order.status, order.payment_status]).toEqual(['paid', 'paid'])
})

it('leaves the whole of the first charge to go back when the order is cancelled after all [money.card-second]', async () => {
  const { buyer, ids, payment_id, charge } = await cards.paid()
  await cards.completed(payment_id, `${charge}_again`)
  await buyer.ok('orderCancel', { order_id: one(ids) })
  await cards.work()
  const asked = cards.refundsAsked().slice(-2)
  expect(asked.map(({ fields }) => fields.payment_intent).sort()).toEqual([charge, `${charge}_again`])
  expect((await buyer.ok('order', { order_id: one(ids) })).order.payment_status).toBe('refunded')
})

it('fills a wallet once, and gives the second charge back [money.card-second]', async () => {
  const { buyer, payment_id } = await cards.recharged()
  expect(await cards.completed(payment_id, 'pi_more', { amount_total: 10_000 })).toBe(200)
  await cards.work()
  expect((await buyer.ok('getUserBalance')).balance).toBe('100.00')
  const [refund] = await cards.market.db.select().from(cardRefunds).where(eq(cardRefunds.chargeRef, 'pi_more'))
  expect(refund).toMatchObject({ state: 'done', amount: 10_000n, reason: 'second' })
})

it('pays a second charge to the wallet of its currency where the card takes nothing back [money.card-second]', async () => {
  const { buyer, payment_id } = await cards.recharged()
  await cards.market.db.execute(sql`update payments set currency = 'THB', wallet = 'THB' where id = ${payment_id}`)
  cards.fake.refunds = 400
  expect(await cards.completed(payment_id, 'pi_baht', { amount_total: 10_000, currency: 'thb' })).toBe(200)
  await cards.work()
  const refund = one(await cards.market.db.select().from(cardRefunds).where(eq(cardRefunds.chargeRef, 'pi_baht')))
  expect(await ops('card-refund-to-wallet', String(refund.id))).toContain('wallet  100.00 THB')
  const { wallets } = await buyer.ok('getUserBalance')
  expect(wallets.find(({ code }) => code === 'THB')).toMatchObject({ balance: '100.00' })
})
