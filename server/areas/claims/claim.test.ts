import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import { transaction } from '../../kernel/db/transaction'
import { createMarket, type Market } from '../../testing/market'
import { changeUser } from '../users/change-user'
import { claimGuest } from './claim'

let market: Market
beforeAll(async () => {
  market = await createMarket()
})
afterAll(() => market.close())

const at = new Date()
const emailOf = async (id: bigint) => one(await market.db.select().from(users).where(eq(users.id, id))).email

/** What a claim finds once it has locked both: two accounts, with what has changed of the guest since it was read. */
async function claimOf(changes: Parameters<typeof changeUser>[2]) {
  const { userId } = await market.buyer()
  const { userId: guestId } = await market.buyer()
  await changeUser(market.db, guestId, { guestEmail: await emailOf(userId), ...changes })
  const { orders } = await transaction(market.db, (tx) => claimGuest(tx, { guestId, userId, at }))
  return { orders, left: await market.db.$count(users, eq(users.id, guestId)) }
}

describe('claiming a guest [role.guests-claim]', () => {
  it('deletes the guest', async () => {
    expect(await claimOf({})).toEqual({ orders: 0, left: 0 })
  })

  it('leaves alone who has become an account meanwhile', async () => {
    expect(await claimOf({ guestEmail: null })).toEqual({ orders: 0, left: 1 })
  })

  it('leaves alone who has another address meanwhile', async () => {
    expect(await claimOf({ guestEmail: 'another@souk.test' })).toEqual({ orders: 0, left: 1 })
  })
})
