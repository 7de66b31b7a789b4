import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { orders } from '../../kernel/db/schema/orders'
import { createMarket, order, pay, type Market } from '../../testing/market'
import { opsLine, type OpsLine } from '../../testing/ops-line'
import { settleDue } from '../../areas/settlement/settle-due'

let market: Market
let ops: OpsLine

beforeAll(async () => {
  market = await createMarket()
  ops = await opsLine(market)
})
afterAll(() => market.close())

it('settles orders from before there were settlements, once [call.opsSettlementRelease] [role.operator]', async () => {
  const buyer = await market.buyer()
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  await pay(buyer, ids, total)
  const completedAt = new Date('2026-02-01T10:00:00.000Z')
  const old = { settles: false, status: 'completed', completedAt } as const
  await market.db
    .update(orders)
    .set(old)
    .where(eq(orders.id, BigInt(one(ids))))
  expect(await settleDue(market.db, market.clock.now())).toBe(0)
  expect(await ops('settle', '--before', '2026-02-01')).toContain('0 orders')
  expect(await ops('settle', '--before', '2026-02-02')).toContain('1 orders')
  expect(await ops('settle', '--before', '2026-02-02')).toContain('0 orders')
  expect(await settleDue(market.db, market.clock.now())).toBe(1)
  expect(await ops('audit')).toContain('create  settlements #')
})

it.each([[['settle']], [['settle', '--before', 'yesterday']]])('does not understand %j', async (words) => {
  expect(await ops(...words)).toBe('2: --before is a day such as 2026-12-01. See npm run ops -- help.')
})
