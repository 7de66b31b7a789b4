import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { checkInvariants } from '../../app/checks/invariants'
import { completeOrderById } from '../../app/demo/direct-orders'
import { shops } from '../../kernel/db/schema/catalogue'
import { ledgerAccounts } from '../../kernel/db/schema/ledger'
import { orders } from '../../kernel/db/schema/orders'
import { settlementLines } from '../../kernel/db/schema/settlement'
import { transaction } from '../../kernel/db/transaction'
import type { Tx } from '../../kernel/db/types'
import { order, pay, type Buyer, type Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'
import { platformBalance } from '../../testing/platform-balance'
import { userAccount, platformAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { moveOrderTo } from '../orders/shop-steps'
import { settleOrder } from './settle'
import { settleDue } from './settle-due'
import { partsOf } from './spread-loss'
import { addLine, storeBalance, STORE_WALLET } from './store'
import { openStock } from '../../app/demo/opening'

let market: Market
let buyer: Buyer
let owner: bigint | null = null

onMarket((made, by) => {
  market = made
  buyer = by
})
beforeEach(async () => {
  if (owner !== null) return
  owner = (await market.signIn()).userId
  const terms = { ownerUserId: owner, commissionBps: 1_000 }
  await market.db
    .update(shops)
    .set(terms)
    .where(eq(shops.id, BigInt(market.otherShop)))
})
afterEach(async () => {
  expect(await checkInvariants(market.db)).toEqual([])
})

const store = () => ({ shopId: BigInt(market.otherShop), userId: owner })
const balance = () => storeBalance(market.db, store())
const WAY = ['to_be_shipped', 'shipped', 'in_transit', 'delivered', 'completed'] as const

/** A lamp for 19.99, sent for 3.00, that is completed now. */
async function completed(): Promise<bigint> {
  await market.db.execute(sql`update skus set stock = 50`)
  await openStock(market.db, market.clock.now())
  const { ids, total } = await order(market, buyer, [market.lamp, 1])
  await pay(buyer, ids, total)
  const id = BigInt(one(ids))
  await transaction(market.db, async (tx) => {
    for (const state of WAY) await moveOrderTo(tx, id, state, {}, market.clock.now())
  })
  return id
}

const run = () => settleDue(market.db, market.clock.now())
const inTx = <T>(work: (tx: Tx) => Promise<T>) => transaction(market.db, work)
const lock = async (tx: Tx, id: bigint) => one(await tx.select().from(orders).where(eq(orders.id, id)).for('update'))

it('settles an order once, however many try at a time [money.settlement]', async () => {
  const before = await balance()
  await completed()
  const [one, two, three] = await Promise.all([run(), run(), run()])
  expect(one + two + three).toBe(1)
  // 22.99 less 10 % of 19.99
  expect((await balance()) - before).toBe(2_299n - 200n)
  expect(await run()).toBe(0)
})

it('leaves nothing of a settlement that is broken off, and makes it up later', async () => {
  const before = await balance()
  const id = await completed()
  const broken = inTx(async (tx) => {
    await settleOrder(tx, await lock(tx, id), market.clock.now())
    throw new Error('killed')
  })
  await expect(broken).rejects.toThrow('killed')
  expect(await balance()).toBe(before)
  expect(await checkInvariants(market.db)).toEqual([])
  expect(await run()).toBe(1)
})

it('is not held up by an order that fails', async () => {
  const [first, second] = [await completed(), await completed()]
  await market.db.execute(
    sql`alter table settlement_lines add constraint no_first check (order_id <> ${sql.raw(String(first))}) not valid`,
  )
  const failures: bigint[] = []
  const settled = await settleDue(market.db, market.clock.now(), { failed: (id) => void failures.push(id) })
  await market.db.execute(sql`alter table settlement_lines drop constraint no_first`)
  expect([settled, failures]).toEqual([1, [first]])
  const { at } = one(await market.db.select({ at: orders.settledAt }).from(orders).where(eq(orders.id, second)))
  expect(at).not.toBeNull()
  expect(await run()).toBe(1)
})

it('waits for the days of the setting', async () => {
  await completed()
  const money = sql`'{"hold_days": 3}'::jsonb`
  await market.db.execute(sql`insert into settings (name, value) values ('money', ${money})`)
  expect(await run()).toBe(0)
  market.clock.advance(3 * 86_400)
  expect(await run()).toBe(1)
  await market.db.execute(sql`delete from settings where name = 'money'`)
})

it('settles nothing that nobody paid, whatever its state says', async () => {
  const { ids } = await order(market, buyer, [market.lamp, 1])
  const state = { status: 'completed', completedAt: market.clock.now(), paymentMethod: 'cash_on_delivery' } as const
  await market.db
    .update(orders)
    .set(state)
    .where(eq(orders.id, BigInt(one(ids))))
  expect(await run()).toBe(0)
  const forced = market.db
    .update(orders)
    .set({ settledAt: market.clock.now() })
    .where(eq(orders.id, BigInt(one(ids))))
  await expect(forced).rejects.toThrow()
})

describe('the database refuses', () => {
  const legs = (amount: bigint, mayOwe?: true) => [
    { account: userAccount(owner ?? 0n, STORE_WALLET, 'user_store'), amount, ...(mayOwe ? { mayOwe } : {}) },
    { account: platformAccount('platform', 'USD'), amount: -amount },
  ]
  const adjust = (tx: Tx, amount: bigint, mayOwe?: true) =>
    post(tx, { type: 'adjustment', reference: 'adjust:0', at: market.clock.now(), legs: legs(amount, mayOwe) })

  it('a second settlement of an order', async () => {
    const id = await completed()
    await run()
    await expect(inTx(async (tx) => settleOrder(tx, await lock(tx, id), market.clock.now()))).rejects.toThrow()
  })

  it('a line without its entry, and one that does not add up', async () => {
    const line = { kind: 'adjust', store: store(), at: market.clock.now() } as const
    const without = inTx(async (tx) => {
      const { transferId } = await adjust(tx, 100n)
      await addLine(tx, { ...line, due: { net: 99n }, transferId })
    })
    await expect(without).rejects.toThrow()
    const wrong = inTx(async (tx) => {
      const { transferId } = await adjust(tx, 100n)
      const due = { goods: 100n, shipping: 0n, promotion: 0n, commission: 5n, fee: 0n, net: 100n }
      await addLine(tx, { ...line, due, transferId })
    })
    await expect(wrong).rejects.toThrow()
  })

  it('to change a line, or to take one away', async () => {
    await expect(market.db.update(settlementLines).set({ net: 1n })).rejects.toThrow()
    await expect(market.db.delete(settlementLines)).rejects.toThrow()
  })

  it('debts of any account but a store’s, and those that nobody allows', async () => {
    await expect(inTx((tx) => adjust(tx, -1_000_000n))).rejects.toMatchObject({ code: 2000022 })
    const wallet = userAccount(buyer.userId, STORE_WALLET)
    const owing = [
      { account: wallet, amount: -1_000_000n, mayOwe: true as const },
      { account: platformAccount('platform', 'USD'), amount: 1_000_000n },
    ]
    const work = inTx((tx) => post(tx, { type: 'x', reference: '', at: market.clock.now(), legs: owing }))
    await expect(work).rejects.toThrow('never owes')
    const set = market.db.update(ledgerAccounts).set({ balance: -1n }).where(eq(ledgerAccounts.kind, 'user_available'))
    await expect(set).rejects.toThrow()
  })
})

it('has the platform earn for a shop without an owner', async () => {
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  await pay(buyer, ids, total)
  await inTx(async (tx) => {
    for (const state of WAY.slice(0, 4)) await moveOrderTo(tx, BigInt(one(ids)), state, {}, market.clock.now())
    await completeOrderById(tx, BigInt(one(ids)), market.clock.now())
    await moveOrderTo(tx, BigInt(one(ids)), 'completed', {}, market.clock.now())
  })
  const before = await platformBalance(market.db, 'platform', 'USD')
  expect(await run()).toBe(1)
  expect((await platformBalance(market.db, 'platform', 'USD')) - before).toBe(1_499n)
})

it('spreads a loss over what orders are worth, and leaves what is more [money.settlement-loss]', () => {
  const cases = [
    [0n, [100n, 50n], [0n, 0n], 0n],
    [-5n, [100n], [0n], -5n],
    [60n, [100n, 20n], [50n, 10n], 0n],
    [150n, [100n, 50n], [100n, 50n], 0n],
    [151n, [100n, 50n], [100n, 50n], 1n],
    [7n, [], [], 7n],
  ] as const
  for (const [loss, worth, parts, rest] of cases) expect(partsOf(loss, worth)).toEqual({ parts, rest })
})
