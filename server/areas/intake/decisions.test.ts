import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { shopRequests } from '../../kernel/db/schema/ops'
import { newPiece, withSeller, readProduct } from '../../testing/seller-scene'
import type { Buyer, Market } from '../../testing/market'

let market: Market
let seller: Buyer

withSeller((made, by) => {
  market = made
  seller = by
})

it('a product without a picture is refused or waits, but is not approved [state.product] [call.opsApplicationsDecide]', async () => {
  const { db, base, clock } = market
  const { productId } = await newPiece(market, { state: 'review', pictures: 0 })
  const of = {
    type: 200 as const,
    userId: seller.userId,
    shopId: base.shopId,
    productId: BigInt(productId),
    version: 1,
  }
  const { id } = one(
    await db
      .insert(shopRequests)
      .values({ ...of, createdAt: clock.now() })
      .returning(),
  )
  const { token } = await market.signIn({ role: 'operator' })
  const decide = (state: string) =>
    market.call('opsApplicationsDecide', { type: '200', id: String(id), state }, { 'access-token': token })
  const approved = await decide('1')
  expect(approved.data).toEqual({ reason: 'not_allowed', missing: ['images'] })
  expect(one(await db.select().from(shopRequests).where(eq(shopRequests.id, id))).state).toBe(0)
  expect((await decide('-1')).code).toBe(200)
  expect((await readProduct(seller, productId)).state).toBe('withdrawn')
})
