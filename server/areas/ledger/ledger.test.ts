import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { ledgerAccounts, ledgerEntries } from '../../kernel/db/schema/ledger'
import { transaction } from '../../kernel/db/transaction'
import type { Database } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { checkInvariants } from '../../app/checks/invariants'
import { ensureDefaults } from '../settings/defaults'
import { createTestDatabase } from '../../testing/database'
import { platformAccount, userAccount } from './accounts'
import { storeBalances, walletBalances } from './balances'
import { creditWelcome, seedBalance } from './credit'
import { returnLegs, saleLegs } from './exchange'
import { post } from './post'

let database: Database
const at = new Date('2026-03-01T12:00:00.000Z')
const USD = { code: 'USD', currency: 'USD' }
const THB = { code: 'THB', currency: 'THB' }

beforeAll(async () => {
  database = await createTestDatabase()
  await ensureDefaults(database.db)
})
afterAll(() => database.close())

/** What moves here belongs to no order and to no statement of a shop. */
const breaches = async () =>
  (await checkInvariants(database.db)).filter(
    (breach) => !/^(what is held for shops|what a store has|each line of a statement)/.test(breach),
  )

const balanceOf = async (userId: bigint, code = 'USD') =>
  (await walletBalances(database.db, userId)).find((wallet) => wallet.code === code)?.balance

describe('the ledger', () => {
  it('credits the welcome from the platform [money.welcome]', async () => {
    await transaction(database.db, (tx) => creditWelcome(tx, 1n, at))
    expect(await balanceOf(1n)).toBe('500.00')
    expect(await breaches()).toEqual([])
  })

  it('lists what was transferred to a store by wallet, without empty wallets', async () => {
    expect(await storeBalances(database.db, 1n)).toEqual([])
    const legs = (amount: bigint) => [
      { account: userAccount(1n, USD), amount: -amount },
      { account: userAccount(1n, USD, 'user_store'), amount },
    ]
    const move = (amount: bigint) =>
      transaction(database.db, (tx) =>
        post(tx, { type: 'transfer', reference: `transfer:${amount}`, at, legs: legs(amount) }),
      )
    await move(12_525n)
    expect(await storeBalances(database.db, 1n)).toEqual([{ wallet: 'USD', currency: 'USD', amount: '125.25' }])
    await move(-12_525n)
    expect(await storeBalances(database.db, 1n)).toEqual([])
    expect(await balanceOf(1n)).toBe('500.00')
  })

  it('refuses to go below zero, and moves nothing then [money.not-negative]', async () => {
    const legs = saleLegs({ payer: userAccount(1n, USD), amount: 50_001n, usdMinor: 50_001n })
    const work = transaction(database.db, (tx) => post(tx, { type: 'payment', reference: 'payment:0', at, legs }))
    await expect(work).rejects.toMatchObject({ code: 2000022 })
    expect(await balanceOf(1n)).toBe('500.00')
  })

  it('refuses legs that do not sum to zero in each currency [money.ledger-zero]', async () => {
    const legs = [
      { account: userAccount(1n, USD), amount: 100n },
      { account: platformAccount('platform', 'THB'), amount: -100n },
    ]
    const work = transaction(database.db, (tx) => post(tx, { type: 'x', reference: '', at, legs }))
    await expect(work).rejects.toThrow('the legs in USD sum to')
  })

  it('does not allow changing or removing an entry', async () => {
    const { db } = database
    await expect(db.update(ledgerEntries).set({ amount: 1n })).rejects.toThrow()
    await expect(db.delete(ledgerEntries)).rejects.toThrow()
  })

  it('lets the database itself refuse a transfer that does not sum to zero', async () => {
    const account = one(await database.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'platform')))
    const work = transaction(database.db, async (tx) => {
      const { transferId } = await post(tx, { type: 'x', reference: '', at, legs: [] })
      await tx.insert(ledgerEntries).values({ transferId, accountId: account.id, currency: 'USD', amount: 1n })
    })
    await expect(work).rejects.toThrow()
    expect(await breaches()).toEqual([])
  })

  it('always sums to zero per currency [money.ledger-zero]', async () => {
    const operation = fc.record({
      kind: fc.constantFrom('seed', 'sale', 'return'),
      userId: fc.constantFrom(2n, 3n),
      wallet: fc.constantFrom(USD, THB),
      amount: fc.bigInt({ min: 1n, max: 100_000n }),
    })
    const run = fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 15 }), async (operations) => {
      for (const { kind, userId, wallet, amount } of operations) {
        const sale = {
          payer: userAccount(userId, wallet),
          amount,
          usdMinor: wallet === USD ? amount : amount / 35n + 1n,
        }
        const legs = kind === 'sale' ? saleLegs(sale) : returnLegs(sale)
        try {
          await transaction(database.db, async (tx) => {
            if (kind === 'seed') await seedBalance(tx, { userId, wallet, amount, at })
            else await post(tx, { type: kind, reference: 'random', at, legs })
          })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      }
      expect(await breaches()).toEqual([])
    })
    await fc.assert(run, { numRuns: 10 })
    const { count } = one(await database.db.select({ count: sql<number>`count(*)::int` }).from(ledgerEntries))
    expect(count).toBeGreaterThan(50)
  })
})
