import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { mails } from '../../kernel/db/schema/mails'
import { createMarket, order, pay, type Market } from '../../testing/market'
import { checkBooks } from './check-books'

const DAY_S = 86_400

let market: Market
beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())

it('checks the books once a day, and mails every operator what does not add up [rule.mail-alarm]', async () => {
  const { db, clock } = market
  const buyer = await market.buyer()
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  await pay(buyer, ids, total)
  const operators = [await market.signIn({ role: 'operator' }), await market.signIn({ role: 'operator' })]
  const logged: object[] = []
  const check = () => checkBooks(db, clock.now(), { error: (details: object) => void logged.push(details) })
  const alarms = () => db.select().from(mails).where(eq(mails.kind, 'operator_alarm'))

  expect(await check()).toEqual([])
  await db.execute(sql`update ledger_accounts set balance = balance + 1 where user_id = ${buyer.userId}`)
  expect(await check()).toBeNull()
  expect(await alarms()).toEqual([])
  clock.advance(DAY_S)
  const found = await Promise.all([check(), check()])
  expect(found.filter((breaches) => breaches !== null)).toHaveLength(1)
  expect(logged).toHaveLength(1)
  expect((await alarms()).map(({ userId }) => userId).sort()).toEqual(operators.map(({ userId }) => userId).sort())
  expect(JSON.stringify(one(await alarms()).params)).toContain('a balance is the sum of its entries')
})
