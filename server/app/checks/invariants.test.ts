import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { productIn } from '../../areas/catalogue/product-state'
import { products, skus } from '../../kernel/db/schema/catalogue'
import { walletRecords } from '../../kernel/db/schema/ledger'
import { orders } from '../../kernel/db/schema/orders'
import { payments } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'
import { createMarket, order, pay, quote, type Buyer, type Market } from '../../testing/market'
import { openStock } from '../demo/opening'
import { checkInvariants } from './invariants'

let market: Market

beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())

async function place(buyer: Buyer, items: readonly (readonly [string, number])[]): Promise<string[]> {
  for (const [product_id, qty] of items) await buyer.call('cartAdd', { product_id, qty: String(qty) })
  const { cart_info } = await buyer.ok('cart')
  if (cart_info.product_total === '0.00') return []
  const { fields } = await quote(market, buyer)
  const { code, data } = await buyer.call('submitOrder', fields)
  return code === 200 ? data.orders.map(({ order_id }) => order_id) : []
}

/** A buyer's typical day: orders, pays from a wallet, pays twice, cancels. */
async function live(buyer: Buyer, index: number): Promise<void> {
  const first = await place(buyer, [
    [market.shirt, 1 + (index % 3)],
    [market.lamp, 1],
  ])
  const { list } = await buyer.ok('orders')
  for (const { order_id, grand_total } of list.filter((_, place) => (place + index) % 2 === 0)) {
    await Promise.all([pay(buyer, [order_id], grand_total), pay(buyer, [order_id], grand_total)])
  }
  if (index % 3 === 0) {
    await Promise.all(first.flatMap((order_id) => [0, 1].map(() => buyer.call('orderCancel', { order_id }))))
  }
}

it('holds while many buyers order, pay and cancel the same few pieces at once [stock.sum]', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => market.buyer(4_000n)))
  await Promise.all(buyers.map(live))
  expect(await checkInvariants(market.db)).toEqual([])
  const { count } = one(await market.db.select({ count: sql<number>`count(*)::int` }).from(orders))
  expect(count).toBeGreaterThan(3)
})

describe('a breach is found', () => {
  let paid: bigint

  beforeAll(async () => {
    // the crowd before has bought as many as it was quick enough to get, at times all
    await market.db
      .update(skus)
      .set({ stock: 5 })
      .where(eq(skus.productId, BigInt(market.shirt)))
    await openStock(market.db, market.clock.now())
    const buyer = await market.buyer()
    const { ids, total } = await order(market, buyer, [market.shirt, 1])
    await pay(buyer, ids, total)
    paid = BigInt(one(ids))
  })

  /** The violations found after a change, which is then rolled back. */
  async function breachesOf(change: (tx: Tx) => Promise<unknown>): Promise<string[]> {
    let found: string[] = []
    const undone = market.db.transaction(async (tx) => {
      await change(tx)
      found = await checkInvariants(tx)
      tx.rollback()
    })
    await expect(undone).rejects.toThrow('Rollback')
    expect(await checkInvariants(market.db)).toEqual([])
    return found
  }

  it('when an order is cancelled without giving anything back', async () => {
    const found = await breachesOf((tx) => tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, paid)))
    expect(found).toHaveLength(3)
  })

  it('when a payment says something else than was taken', async () => {
    const found = await breachesOf((tx) => tx.update(payments).set({ amount: sql`${payments.amount} + 1` }))
    expect(found.join()).toContain('exactly one debit')
  })

  it('when a withdrawal was requested without freezing it, or ended without being paid [money.withdrawal]', async () => {
    const asked = (state: 'pending' | 'completed') => (tx: Tx) =>
      tx.insert(walletRecords).values({
        userId: 1n,
        wallet: 'USD',
        currency: 'USD',
        type: 'withdraw',
        direction: 'expense',
        amount: 100n,
        actualAmount: 0n,
        balanceAfter: 0n,
        state,
        createdAt: market.clock.now(),
      })
    expect((await breachesOf(asked('pending'))).join()).toContain('what is frozen')
    expect((await breachesOf(asked('completed'))).join()).toContain('leaves the platform once')
  })

  it('when an order is of a shop that is not there', async () => {
    const found = await breachesOf((tx) => tx.update(orders).set({ shopId: 987_654_321n }).where(eq(orders.id, paid)))
    expect(found).toEqual([`every order is of a shop that is there: order ${paid} is of shop 987654321`])
  })

  it('when something else is held for shops than their orders owe [money.settlement]', async () => {
    const found = await breachesOf((tx) => tx.update(orders).set({ lost: 1n }).where(eq(orders.id, paid)))
    expect(found.join()).toMatch(/^what is held for shops is what open orders owe.*: \d+ is held, \d+ is owed/)
  })

  it('when an order is settled without a transfer', async () => {
    const settled = { status: 'completed', settledAt: market.clock.now() } as const
    const found = await breachesOf((tx) => tx.update(orders).set(settled).where(eq(orders.id, paid)))
    expect(found.join()).toContain('an order is settled once')
  })

  it('when stock went without an order', async () => {
    const found = await breachesOf((tx) => tx.update(skus).set({ stock: sql`${skus.stock} + 1` }))
    expect(found.join()).toContain('the stock of a variant is the sum of its movements')
  })

  it('when a product is under review that nobody asked about', async () => {
    const found = await breachesOf((tx) => tx.update(products).set(productIn('review', market.clock.now())))
    expect(found.join()).toContain('a product is under review while a request to list it is open')
  })
})
