/** "Buy now": one SKU in a basket beside the cart. A buyer has at most one. */
import { and, eq, lt, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { deleteInBatches } from '../../kernel/db/in-batches'
import { baskets } from '../../kernel/db/schema/cart'
import { statement } from '../../kernel/db/statement'
import type { Db, Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { lockVariants } from './lock-variants'

const LIFE_MS = 86_400_000

type Basket = Pick<typeof baskets.$inferSelect, 'userId' | 'skuId' | 'qty' | 'createdAt'>

const insertBasket = statement<{ id: string }>(
  'basket:put',
  () => sql`
    with ${lockVariants(sql`${sql.placeholder('skuId')}::bigint`)}
    insert into baskets (user_id, sku_id, qty, created_at)
    select ${sql.placeholder('userId')}::bigint, held.id, ${sql.placeholder('qty')}::int,
      ${sql.placeholder('at')}::timestamptz
    from held returning id::text as id`,
)

/**
 * Replaces the previous basket, including its coupon, and returns the new id. The same content keeps the same basket,
 * so that an open page stays valid. The caller holds the cart's lock. Throws 2000021 if the variant is gone.
 */
export async function putBasket(tx: Tx, basket: Basket): Promise<string> {
  const { userId, skuId, qty, createdAt } = basket
  const [same] = await tx
    .update(baskets)
    .set({ createdAt })
    .where(and(eq(baskets.userId, userId), eq(baskets.skuId, skuId), eq(baskets.qty, qty)))
    .returning({ id: baskets.id })
  if (same) return String(same.id)
  await tx.delete(baskets).where(eq(baskets.userId, userId))
  const [made] = await insertBasket(tx, {
    ...{ userId: String(userId), skuId: String(skuId), qty },
    at: createdAt.toISOString(),
  })
  if (!made) throw new Refusal(Code.productInvalid)
  return made.id
}

const own = (userId: bigint, basketId: bigint) => and(eq(baskets.id, basketId), eq(baskets.userId, userId))

/** Adds a coupon to the basket. Throws 2000019 if there is no such basket. */
export async function setBasketCoupon(tx: Tx, userId: bigint, basketId: bigint, couponId: bigint): Promise<void> {
  const changed = await tx.update(baskets).set({ couponId }).where(own(userId, basketId)).returning({ id: baskets.id })
  if (changed.length === 0) throw new Refusal(Code.notFound)
}

/** Deletes abandoned baskets. */
export async function purgeBaskets(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, baskets, lt(baskets.createdAt, new Date(now.getTime() - LIFE_MS)))
}
