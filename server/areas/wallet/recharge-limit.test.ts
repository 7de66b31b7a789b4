import { one } from '@contract/rules/lists'
import { uploads } from '../../kernel/db/schema/uploads'
import { createMarket, type Buyer, type Market } from '../../testing/market'

let market: Market
let made = 0

beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())

async function byTransfer(buyer: Buyer) {
  made += 1
  const values = { userId: buyer.userId, purpose: 'proof', name: `private/${made}.webp`, bytes: 1 } as const
  const { id } = one(await market.db.insert(uploads).values(values).returning({ id: uploads.id }))
  return buyer.call('recharge', { wallet: 'USD', amount: '100', proof: String(id), transaction_id: `LIMIT${made}` })
}

it('counts five transfers in 24 hours, and no recharge by card among them [const.recharge-limit]', async () => {
  const buyer = await market.buyer()
  for (let turn = 0; turn < 5; turn += 1) await buyer.ok('bankRecharge', { wallet: 'USD', amount: '100' })
  for (let turn = 0; turn < 5; turn += 1) expect((await byTransfer(buyer)).code).toBe(200)
  expect((await byTransfer(buyer)).code).toBe(2000030)
  expect((await buyer.call('bankRecharge', { wallet: 'USD', amount: '100' })).code).toBe(200)
})
