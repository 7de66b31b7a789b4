/** Shops that trade at random: SOUK_LONG=1 has them do 10,000 things. */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { checkInvariants } from '../../app/checks/invariants'
import { rows } from '../../kernel/db/rows'
import { createMarket, type Market } from '../../testing/market'
import { platformBalance } from '../../testing/platform-balance'
import { act, closeTrade, openTrade, type Trade } from '../../testing/trade'
import { step } from '../../testing/trade-steps'
import { settleDue } from './settle-due'
import { statementMonths } from './statement'
import { storeBalance } from './store'

const isLong = process.env.SOUK_LONG === '1'
const STEPS = isLong ? 10_000 : 300
/** How many things happen between two looks at the books. */
const LOOK_EVERY = isLong ? 100 : 25

let market: Market
let trade: Trade

beforeAll(async () => {
  market = await createMarket()
  trade = await openTrade(market)
})
afterAll(() => market.close())

async function countOf(statement: ReturnType<typeof sql>): Promise<number> {
  const { n } = one(await rows<{ n: number | string }>(market.db, statement))
  return Number(n)
}

async function statementsAgree(): Promise<void> {
  for (const [index, userId] of trade.owners.entries()) {
    const store = { shopId: at(trade.shopIds, index), userId }
    const months = await statementMonths(market.db, store, market.clock.now())
    const balance = await storeBalance(market.db, store)
    const [newest] = months
    if (newest) expect(BigInt(newest.closing.replace('.', ''))).toBe(balance)
    for (const [place, month] of months.entries()) expect(month.opening).toBe(months[place + 1]?.closing ?? '0.00')
  }
}

it(
  'keeps its books through sales, refunds, disputes, settlements and payouts in any order [money.settlement] [money.settlement-back] [money.payout] [money.statement]',
  async () => {
    // fails with the seed, which repeats it
    const [{ seed }] = [{ seed: Number(process.env.SOUK_SEED ?? Date.now() % 1_000_000) }]
    const steps = fc.sample(step, { numRuns: STEPS, seed })
    const done: Record<string, number> = {}
    for (const [index, each] of steps.entries()) {
      if (await act(trade, each)) done[each.what] = (done[each.what] ?? 0) + 1
      if ((index + 1) % LOOK_EVERY !== 0) continue
      expect({ seed, index, broken: await checkInvariants(market.db) }).toEqual({ seed, index, broken: [] })
    }
    expect(Object.keys(done)).toHaveLength(9)
    await closeTrade(trade)
    expect({ seed, broken: await checkInvariants(market.db) }).toEqual({ seed, broken: [] })
    await statementsAgree()

    // when everything has come to its end, nothing is held for anybody
    const open = sql`select count(*) as n from orders where status = 'completed' and settled_at is null`
    expect({ seed, open: await countOf(open) }).toEqual({ seed, open: 0 })
    const stuck = sql`select coalesce(sum(grand_total - lost - (
        select coalesce(sum(amount), 0) from refunds r where r.order_id = orders.id and r.state = 'approved')), 0) as n
      from orders where paid_at is not null and status not in ('completed', 'cancelled')`
    const failed = sql`select coalesce(sum(amount), 0) as n from card_refunds
      where state not in ('done', 'wallet') and reason in ('cancel', 'refund')`
    const left = (await countOf(stuck)) + (await countOf(failed))
    expect(await platformBalance(market.db, 'sales', 'USD')).toBe(BigInt(left))

    // what a platform keeps of cash is all that is out, and a further round settles nothing
    const cash = sql`select coalesce(sum(grand_total), 0) as n from orders
      where payment_method = 'cash_on_delivery' and settled_at is not null and cash_with = 'platform'`
    expect(await platformBalance(market.db, 'cash', 'USD')).toBe(-BigInt(await countOf(cash)))
    expect(await settleDue(market.db, market.clock.now())).toBe(0)
    expect(await countOf(sql`select count(*) as n from settlement_lines where kind = 'settle'`)).toBeGreaterThan(5)
  },
  isLong ? 3_600_000 : 120_000,
)
