import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import { walletRecords } from '../../kernel/db/schema/ledger'
import { currencies } from '../../kernel/db/schema/settings'
import { hashPassword } from '../account/passwords'
import { checkInvariants } from '../../app/checks/invariants'
import { transaction } from '../../kernel/db/transaction'
import { seedBalance } from '../ledger/credit'
import { createMarket, type Buyer, type Market } from '../../testing/market'
import { withdrawalRequests } from './decisions'

const PASSWORD = 'three-small-goats'

let market: Market
let passwordHash: string
let operators: bigint[]

beforeAll(async () => {
  market = await createMarket()
  passwordHash = await hashPassword(PASSWORD)
  const signedIn = [await market.signIn({ role: 'operator' }), await market.signIn({ role: 'operator' })]
  operators = signedIn.map(({ userId }) => userId)
})
afterEach(async () => {
  expect(await checkInvariants(market.db)).toEqual([])
})
afterAll(() => market.close())

/** A buyer with 5,000.00 USD and a payout account. */
async function saver(): Promise<Buyer> {
  const buyer = await market.buyer(500_000n)
  const bank = { bankName: 'First Bank', bankAccountName: 'Ada', bankAccountNumber: '123' }
  await market.db
    .update(users)
    .set({ passwordHash, ...bank })
    .where(eq(users.id, buyer.userId))
  return buyer
}

const withdrawn = (buyer: Buyer, amount: string, wallet = 'USD') =>
  buyer.ok('withdraw', { wallet, amount, to: 'bank', password: PASSWORD })

const approve = (id: string, operatorId = one(operators)) =>
  transaction(market.db, (tx) =>
    withdrawalRequests.decide(tx, { id: BigInt(id), operatorId, state: 1, remark: '', at: market.clock.now() }),
  )

async function stateOf(id: string): Promise<string> {
  const { state } = one(
    await market.db
      .select({ state: walletRecords.state })
      .from(walletRecords)
      .where(eq(walletRecords.id, BigInt(id))),
  )
  return state
}

describe('a withdrawal waits for a second operator [money.withdrawal]', () => {
  it('counts what the account takes out in a day over all its wallets, in USD [money.withdrawal]', async () => {
    const buyer = await saver()
    const [first, second] = [await withdrawn(buyer, '600'), await withdrawn(buyer, '400')]
    for (const { id } of [first, second]) await approve(id)
    expect(await stateOf(first.id)).toBe('completed')
    expect(await stateOf(second.id)).toBe('completed')
    const third = await withdrawn(buyer, '0.01')
    await approve(third.id)
    expect(await stateOf(third.id)).toBe('review')
    const other = await saver()
    const { id } = await withdrawn(other, '1000')
    await approve(id)
    expect(await stateOf(id)).toBe('completed')
    market.clock.advance(86_400)
    const next = await withdrawn(buyer, '1000')
    await approve(next.id)
    expect(await stateOf(next.id)).toBe('completed')
  })

  it('counts withdrawals requested on many days and paid on one', async () => {
    const buyer = await saver()
    const ids: string[] = []
    for (let day = 0; day < 3; day += 1) {
      ids.push((await withdrawn(buyer, '900')).id)
      market.clock.advance(86_400)
    }
    for (const id of ids) await approve(id)
    const states = await Promise.all(ids.map((id) => stateOf(id)))
    expect(states).toEqual(['completed', 'review', 'review'])
  })

  it.each([
    ['THB', '30000', '36', 'completed'],
    ['THB', '36000.01', '36', 'review'],
    ['EUR', '950', '0.9', 'review'],
    ['EUR', '900', '0.9', 'completed'],
  ])('is worth in USD what the day’s rate says: %s %s at %s', async (wallet, amount, rate, state) => {
    const buyer = await saver()
    await transaction(market.db, (tx) =>
      seedBalance(tx, {
        userId: buyer.userId,
        wallet: { code: wallet, currency: wallet },
        amount: 5_000_000n,
        at: market.clock.now(),
      }),
    )
    await market.db.update(currencies).set({ rate }).where(eq(currencies.code, wallet))
    const { id } = await withdrawn(buyer, amount, wallet)
    await approve(id)
    expect(await stateOf(id)).toBe(state)
  })

  it('lets no two approvals at once leave each other out of the day’s sum', async () => {
    const buyer = await saver()
    const asked = [await withdrawn(buyer, '700'), await withdrawn(buyer, '700')]
    await Promise.all(asked.map(({ id }, turn) => approve(id, operators[turn])))
    for (const { id } of asked) expect(await stateOf(id)).toBe('review')
  })
})
