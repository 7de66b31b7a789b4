import { at, one } from '@contract/rules/lists'
import { sellers } from '../../../kernel/db/schema/accounts'
import { platformBalance } from '../../../testing/platform-balance'
import { order, pay } from '../../../testing/market'
import { opsLine, type OpsLine } from '../../../testing/ops-line'
import { createStripeScene, dispute, type Charged, type StripeScene } from '../../../testing/stripe-scene'

let cards: StripeScene
let ops: OpsLine
let seller: { userId: bigint; token: string }
const NOW = 1_900_000_000

beforeAll(async () => {
  cards = await createStripeScene()
  ops = await opsLine(cards.market)
  seller = await cards.market.signIn({ role: 'seller' })
  await cards.market.db.insert(sellers).values({
    userId: seller.userId,
    state: 1,
    shopId: BigInt(cards.market.shop),
    createdAt: cards.market.clock.now(),
  })
})
afterAll(() => cards.close())
beforeEach(() => {
  cards.fake.refunds = 'succeeded'
})
afterEach(async () => {
  expect(await cards.breaches()).toEqual([])
})

const books = async () => {
  const of = (kind: 'bank' | 'sales' | 'platform' | 'disputed') => platformBalance(cards.market.db, kind, 'USD')
  return {
    bank: await of('bank'),
    sales: await of('sales'),
    platform: await of('platform'),
    disputed: await of('disputed'),
  }
}
type Books = Awaited<ReturnType<typeof books>>
const moved = async (before: Books) => {
  const after = await books()
  return Object.fromEntries((Object.keys(after) as (keyof Books)[]).map((kind) => [kind, after[kind] - before[kind]]))
}
const titles = async ({ buyer }: Charged) =>
  (await buyer.ok('notices', { type: '700' })).list.map((each) => each.title_en)
const orderOf = async ({ buyer, ids }: Charged) => (await buyer.ok('order', { order_id: one(ids) })).order

describe('a disputed payment of an order [money.card-dispute]', () => {
  it('notifies payer, shop and operators, and holds the parcel until the banks decide', async () => {
    const charged = await cards.paid()
    const id = one(charged.ids)
    expect(await cards.tell('charge.dispute.created', dispute(charged.charge, 'needs_response'))).toBe(200)
    expect(await titles(charged)).toEqual(['A card payment is disputed'])
    const shop = await cards.market.call('notices', { type: '700' }, { 'access-token': seller.token, lang: 'en' })
    expect(shop.data.list[0]?.text_en).toContain((await orderOf(charged)).increment_id)
    const listed = await ops('disputes')
    expect(listed).toContain('open  14.99 USD')
    expect(listed).toContain(`order #${id}  fraudulent`)
    expect(listed).toContain(`dispute: stripe dp_${charged.charge}, charge ${charged.charge}`)
    expect(await ops('accept', id)).toMatch(/^1: refused \(2000018\)/)
    const waiting = (await ops('orders', '--status', 'paid')).split('\n#').find((text) => text.includes(`${id} `))
    expect(waiting).not.toContain('next: accept')

    await cards.tell('charge.dispute.closed', dispute(charged.charge, 'won'))
    expect(await titles(charged)).toEqual(['A disputed card payment stands', 'A card payment is disputed'])
    expect(await ops('disputes')).not.toContain(charged.charge)
    expect(await ops('disputes', '--state', 'won')).toContain(charged.charge)
    expect(await ops('accept', id)).toContain('to_be_shipped')
  })

  it('moves in the ledger as the gateway takes the money and gives it back', async () => {
    const charged = await cards.paid()
    const before = await books()
    await cards.tell('charge.dispute.created', dispute(charged.charge, 'needs_response'), NOW)
    for (const _ of [1, 2]) {
      await cards.tell('charge.dispute.funds_withdrawn', dispute(charged.charge, 'needs_response'), NOW + 1)
    }
    expect(await moved(before)).toEqual({ bank: 1_499n, disputed: -1_499n, sales: 0n, platform: 0n })
    await cards.tell('charge.dispute.closed', dispute(charged.charge, 'won'), NOW + 2)
    await cards.tell('charge.dispute.funds_reinstated', dispute(charged.charge, 'won'), NOW + 3)
    expect(await moved(before)).toEqual({ bank: 0n, disputed: 0n, sales: 0n, platform: 0n })
  })

  it.each([
    ['in the order they happened', [0, 1, 2]],
    ['backwards', [2, 1, 0]],
    ['with its money last', [0, 2, 1]],
  ])('is a loss of the sales once it is lost, its events coming %s', async (_, turns) => {
    const charged = await cards.paid()
    const before = await books()
    const events = [
      ['charge.dispute.created', 'needs_response'],
      ['charge.dispute.funds_withdrawn', 'needs_response'],
      ['charge.dispute.closed', 'lost'],
    ] as const
    for (const turn of turns) {
      const [type, status] = at(events, turn)
      expect(await cards.tell(type, dispute(charged.charge, status), NOW + turn)).toBe(200)
    }
    expect(await moved(before)).toEqual({ bank: 1_499n, disputed: 0n, sales: -1_499n, platform: 0n })
    expect((await titles(charged))[0]).toBe('A disputed card payment was reversed')
    expect(await ops('accept', one(charged.ids))).toMatch(/^1: refused \(2000018\)/)
    expect(await ops('disputes', '--state', 'lost')).toContain('14.99 USD taken, 0.00 USD held, 14.99 USD lost')
  })

  it('holds a refund of the same charge, which the payer gets once: from the bank when it is lost', async () => {
    const charged = await cards.paid()
    const before = await books()
    await cards.tell('charge.dispute.created', dispute(charged.charge, 'needs_response'), NOW)
    await cards.tell('charge.dispute.funds_withdrawn', dispute(charged.charge, 'needs_response'), NOW)
    await charged.buyer.ok('orderCancel', { order_id: one(charged.ids) })
    const asked = cards.refundsAsked().length
    await cards.work()
    expect(cards.refundsAsked().length).toBe(asked)
    expect((await orderOf(charged)).payment_status).toBe('refunding')
    await cards.tell('charge.dispute.closed', dispute(charged.charge, 'lost'), NOW + 1)
    await cards.work()
    expect(cards.refundsAsked().length).toBe(asked)
    expect((await orderOf(charged)).payment_status).toBe('refunded')
    expect(await moved(before)).toEqual({ bank: 1_499n, disputed: 0n, sales: -1_499n, platform: 0n })
  })

  it('lets the refund go to the card when the shop has won', async () => {
    const charged = await cards.paid()
    await cards.tell('charge.dispute.created', dispute(charged.charge, 'needs_response'), NOW)
    await charged.buyer.ok('orderCancel', { order_id: one(charged.ids) })
    await cards.work()
    expect((await orderOf(charged)).payment_status).toBe('refunding')
    await cards.tell('charge.dispute.closed', dispute(charged.charge, 'won'), NOW + 1)
    await cards.work()
    expect((await orderOf(charged)).payment_status).toBe('refunded')
  })

  it('refunds nothing more of an order whose money the bank has given back', async () => {
    const charged = await cards.paid()
    await cards.tell('charge.dispute.funds_withdrawn', dispute(charged.charge, 'needs_response'), NOW)
    await cards.tell('charge.dispute.closed', dispute(charged.charge, 'lost'), NOW + 1)
    const before = await books()
    await charged.buyer.ok('orderCancel', { order_id: one(charged.ids) })
    const asked = cards.refundsAsked().length
    await cards.work()
    expect(cards.refundsAsked().length).toBe(asked)
    expect(await orderOf(charged)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await moved(before)).toEqual({ bank: 0n, disputed: 0n, sales: 0n, platform: 0n })
  })
})

describe('a disputed recharge [money.card-dispute]', () => {
  const of100 = (charge: string, status: string) => dispute(charge, status, { amount: 10_000 })
  const balanceOf = async ({ buyer }: Charged) => (await buyer.ok('getUserBalance')).balance
  const statement = async ({ buyer }: Charged) =>
    (await buyer.ok('transactionDetails')).list.map(({ type, direction, amount }) => [type, direction, amount])

  it('is held in the wallet, and released when the shop has won', async () => {
    const charged = await cards.recharged()
    await cards.tell('charge.dispute.created', of100(charged.charge, 'needs_response'), NOW)
    expect(await balanceOf(charged)).toBe('0.00')
    expect((await statement(charged))[0]).toEqual(['dispute', 'expense', '100.00'])
    await cards.tell('charge.dispute.closed', of100(charged.charge, 'won'), NOW + 1)
    expect(await balanceOf(charged)).toBe('100.00')
    expect((await statement(charged))[0]).toEqual(['dispute', 'income', '100.00'])
  })

  it('costs the platform only what was spent already, when it is lost', async () => {
    const charged = await cards.recharged()
    const before = await books()
    const { ids, total } = await order(cards.market, charged.buyer, [cards.market.shirt, 1])
    expect(await pay(charged.buyer, ids, total)).toMatchObject({ code: 200 })
    await cards.tell('charge.dispute.created', of100(charged.charge, 'needs_response'), NOW)
    expect(await balanceOf(charged)).toBe('0.00')
    await cards.tell('charge.dispute.funds_withdrawn', of100(charged.charge, 'needs_response'), NOW)
    await cards.tell('charge.dispute.closed', of100(charged.charge, 'lost'), NOW + 1)
    expect(await moved(before)).toEqual({ bank: 10_000n, disputed: 0n, sales: 1_499n, platform: -1_499n })
    expect(await balanceOf(charged)).toBe('0.00')
  })
})

it('refuses a dispute of a charge that is not here, or in another currency, and changes nothing [money.card-dispute]', async () => {
  const charged = await cards.paid()
  const before = await ops('disputes', '--state', 'all')
  expect(await cards.tell('charge.dispute.created', dispute('pi_elsewhere', 'needs_response'))).toBe(2000019)
  const inEuro = dispute(charged.charge, 'needs_response', { currency: 'eur' })
  expect(await cards.tell('charge.dispute.created', inEuro)).toBe(1000008)
  expect(await ops('disputes', '--state', 'all')).toBe(before)
})
