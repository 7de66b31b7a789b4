import { at, one } from '@contract/rules/lists'
import type { Decision, Place } from '../audit/decidable'
import { users } from '../../kernel/db/schema/accounts'
import { uploads } from '../../kernel/db/schema/uploads'
import { transaction } from '../../kernel/db/transaction'
import { hashPassword } from '../account/passwords'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../kernel/http/refusal'
import { checkInvariants } from '../../app/checks/invariants'
import { createMarket, type Buyer, type Market } from '../../testing/market'
import { rechargeRequests, withdrawalRequests } from './decisions'

const PASSWORD = 'three-small-goats'

let market: Market
let passwordHash: string
let operators: bigint[]
let place: Place
let made = 0

beforeAll(async () => {
  market = await createMarket()
  passwordHash = await hashPassword(PASSWORD)
  const signedIn = [await market.signIn({ role: 'operator' }), await market.signIn({ role: 'operator' })]
  operators = signedIn.map(({ userId }) => userId)
  place = { origin: 'http://shop.test', key: 'key', now: market.clock.now() }
})
afterEach(async () => {
  expect(await checkInvariants(market.db)).toEqual([])
})
afterAll(() => market.close())

/** A buyer with 5,000.00 USD and a payout account. */
async function saver(): Promise<Buyer> {
  const buyer = await market.buyer(500_000n)
  const bank = { bankName: 'First Bank', bankAccountName: 'Ada', bankAccountNumber: '123', virtualWallet: '0xabc' }
  await market.db
    .update(users)
    .set({ passwordHash, ...bank })
    .where(eq(users.id, buyer.userId))
  return buyer
}

async function recharged(buyer: Buyer, transactionId?: string) {
  made += 1
  const values = { userId: buyer.userId, purpose: 'proof', name: `private/${made}.webp`, bytes: 1 } as const
  const { id } = one(await market.db.insert(uploads).values(values).returning({ id: uploads.id }))
  const transaction_id = transactionId ?? `TX${made}`
  return buyer.ok('recharge', { wallet: 'EUR', amount: '150', proof: String(id), transaction_id })
}

const withdrawn = (buyer: Buyer, amount: string) =>
  buyer.ok('withdraw', { wallet: 'USD', amount, to: 'bank', password: PASSWORD })

type Answer = Partial<Omit<Decision, 'id'>>
const answered = (id: string, answer: Answer): Decision => ({
  id: BigInt(id),
  operatorId: one(operators),
  state: 1,
  remark: '',
  at: market.clock.now(),
  ...answer,
})

const decideRecharge = (id: string, answer: Answer = {}) =>
  transaction(market.db, (tx) => rechargeRequests.decide(tx, answered(id, answer)))
const decideWithdrawal = (id: string, answer: Answer = {}) =>
  transaction(market.db, (tx) => withdrawalRequests.decide(tx, answered(id, answer)))

/** The code of a refusal, in short; null if there is none. */
async function refusalOf(work: Promise<void>): Promise<unknown> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.data.reason ?? error.code
    throw error
  }
}

async function holds(buyer: Buyer, code: string): Promise<[string, string]> {
  const { wallets } = await buyer.ok('getUserBalance')
  const { balance = '', frozen = '' } = wallets.find((wallet) => wallet.code === code) ?? {}
  return [balance, frozen]
}
const record = async (buyer: Buyer, id: string) =>
  (await buyer.ok('transactionDetails')).list.find((each) => each.id === id)
const latestNotice = async (buyer: Buyer) => (await buyer.ok('notices')).list[0]

describe('a recharge', () => {
  it('that is approved credits the wallet, with a notice [state.wallet-record] [call.recharge]', async () => {
    const buyer = await saver()
    const { id } = await recharged(buyer)
    market.clock.advance(60)
    await decideRecharge(id, { remark: 'Thank you' })
    expect(await holds(buyer, 'EUR')).toEqual(['150.00', '0.00'])
    expect(await record(buyer, id)).toMatchObject({
      state: 'completed',
      actual_amount: '150.00',
      balance_after: '150.00',
      message: 'Thank you',
      approved_at: market.clock.now().toISOString(),
    })
    expect(await latestNotice(buyer)).toMatchObject({ type: 500, state: 1, text_en: '150.00 EUR · Thank you' })
  })

  it('that is refused credits nothing, and its transaction may be sent again [answer.2000028]', async () => {
    const buyer = await saver()
    const { id } = await recharged(buyer, 'TWICE')
    await decideRecharge(id, { state: -1, remark: 'Proof not readable' })
    expect(await holds(buyer, 'EUR')).toEqual(['0.00', '0.00'])
    expect(await record(buyer, id)).toMatchObject({
      state: 'failed',
      actual_amount: '0.00',
      message: 'Proof not readable',
      approved_at: null,
    })
    expect(await latestNotice(buyer)).toMatchObject({ type: 500, state: -1 })
    expect((await recharged(buyer, 'twice')).state).toBe('review')
  })

  it('is decided once, however many race', async () => {
    const buyer = await saver()
    const { id } = await recharged(buyer)
    const found = await Promise.all([1, 2, 3].map(() => refusalOf(decideRecharge(id))))
    expect(found.sort()).toEqual(['not_allowed', 'not_allowed', null].sort())
    expect(await holds(buyer, 'EUR')).toEqual(['150.00', '0.00'])
    expect(await refusalOf(decideRecharge(id, { state: -1 }))).toBe('not_allowed')
  })

  it('is not decided by its owner, and has to exist', async () => {
    const buyer = await saver()
    const { id } = await recharged(buyer)
    expect(await refusalOf(decideRecharge(id, { operatorId: buyer.userId }))).toBe('permission')
    expect(await refusalOf(decideWithdrawal(id))).toBe(2000019)
    expect(await refusalOf(decideRecharge('999999'))).toBe(2000019)
    await decideRecharge(id, { state: -1 })
  })
})

describe('a withdrawal [money.withdrawal]', () => {
  it('that is approved leaves what was frozen [state.wallet-record]', async () => {
    const buyer = await saver()
    const { id, state } = await withdrawn(buyer, '1000')
    expect(state).toBe('pending')
    await decideWithdrawal(id)
    expect(await holds(buyer, 'USD')).toEqual(['4000.00', '0.00'])
    expect(await record(buyer, id)).toMatchObject({ state: 'completed', actual_amount: '1000.00' })
    expect(await latestNotice(buyer)).toMatchObject({ type: 400, state: 1, link: 'pages/mine/withdraw' })
  })

  it('that is refused can be spent again [state.wallet-record]', async () => {
    const buyer = await saver()
    const { id } = await withdrawn(buyer, '120')
    await decideWithdrawal(id, { state: -1, remark: 'The account is closed' })
    expect(await holds(buyer, 'USD')).toEqual(['5000.00', '0.00'])
    expect(await record(buyer, id)).toMatchObject({ state: 'failed', message: 'The account is closed' })
    expect(await latestNotice(buyer)).toMatchObject({ type: 400, state: -1 })
  })

  it('over 1,000 takes two operators: under review after the first [state.wallet-record]', async () => {
    const buyer = await saver()
    const { id } = await withdrawn(buyer, '1000.01')
    await decideWithdrawal(id)
    expect(await record(buyer, id)).toMatchObject({ state: 'review', actual_amount: '0.00' })
    expect(await holds(buyer, 'USD')).toEqual(['3999.99', '1000.01'])
    expect(await refusalOf(decideWithdrawal(id))).toBe('not_allowed')
    expect(await holds(buyer, 'USD')).toEqual(['3999.99', '1000.01'])
    await decideWithdrawal(id, { operatorId: operators[1] })
    expect(await record(buyer, id)).toMatchObject({ state: 'completed', actual_amount: '1000.01' })
    expect(await holds(buyer, 'USD')).toEqual(['3999.99', '0.00'])
  })

  it('under review may still be refused, by the first operator too, or taken back [call.withdrawRecall]', async () => {
    const buyer = await saver()
    const [refused, recalled] = [await withdrawn(buyer, '1500'), await withdrawn(buyer, '1600')]
    for (const { id } of [refused, recalled]) await decideWithdrawal(id)
    await decideWithdrawal(refused.id, { state: -1 })
    await buyer.ok('withdrawRecall', { id: recalled.id })
    expect(await refusalOf(decideWithdrawal(recalled.id, { operatorId: operators[1] }))).toBe('not_allowed')
    expect(await holds(buyer, 'USD')).toEqual(['5000.00', '0.00'])
  })

  it('ends in one way when a recall and an approval race [call.withdrawRecall]', async () => {
    const buyer = await saver()
    const { id } = await withdrawn(buyer, '400')
    const [recalled, decided] = await Promise.all([
      buyer.call('withdrawRecall', { id }),
      refusalOf(decideWithdrawal(id)),
    ])
    const isPaid = decided === null
    expect(recalled.code).toBe(isPaid ? 2000018 : 200)
    expect(await holds(buyer, 'USD')).toEqual([isPaid ? '4600.00' : '5000.00', '0.00'])
  })
})

describe('the lists of operators', () => {
  it('show the sum, the payout account and the proof', async () => {
    const buyer = await saver()
    const { id } = await recharged(buyer, 'SHOWN')
    const found = await rechargeRequests.find(market.db, BigInt(id), place)
    expect(found).toMatchObject({
      id,
      type: 500,
      state: 0,
      withdrawn: false,
      user: { user_id: String(buyer.userId), name: 'Test Buyer' },
      amount: { currency: 'EUR', amount: '150.00' },
      approvals: 0,
      approvals_needed: 1,
      decided_at: null,
      details: { wallet: 'EUR', payment_method: 'offline', transaction_id: 'SHOWN' },
    })
    expect(found?.files.proof).toMatch(/^http:\/\/shop\.test\/uploads\/private\/\d+\.webp\?expires=\d+&signature=/)
    const big = await withdrawn(buyer, '2000')
    await decideWithdrawal(big.id)
    expect(await withdrawalRequests.find(market.db, BigInt(big.id), place)).toMatchObject({
      type: 400,
      state: 0,
      approvals: 1,
      approvals_needed: 2,
      details: { bank_name: 'First Bank', bank_account_name: 'Ada', bank_account_number: '123' },
      files: {},
    })
    expect(await withdrawalRequests.find(market.db, BigInt(id), place)).toBeNull()
  })

  it('lists pending requests first, the oldest on top, and then decided ones, the newest on top', async () => {
    const buyer = await saver()
    const ids: string[] = []
    for (const amount of ['11', '12', '13', '14']) {
      market.clock.advance(60)
      ids.push((await withdrawn(buyer, amount)).id)
    }
    const [first, second, third, fourth] = ids
    market.clock.advance(60)
    await decideWithdrawal(one(ids))
    market.clock.advance(60)
    await buyer.ok('withdrawRecall', { id: at(ids, 2) })
    const listed = async (state?: -1 | 0 | 1) => {
      const { list } = await withdrawalRequests.list(market.db, { state, p: 1, page_size: 50 }, place)
      return list.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
    }
    expect(await listed()).toEqual([second, fourth, third, first])
    expect([await listed(0), await listed(1), await listed(-1)]).toEqual([[second, fourth], [first], [third]])
    const page = await withdrawalRequests.list(market.db, { p: 99, page_size: 20 }, place)
    expect(page).toMatchObject({ list: [], p: 99, page_size: 20 })
    expect((await withdrawalRequests.find(market.db, BigInt(at(ids, 2)), place))?.withdrawn).toBe(true)
  })
})
