/** The coupon of a buyer's cart. */
import { and, eq, inArray } from 'drizzle-orm'
import { cartCoupons, coupons } from '../../kernel/db/schema/coupons'
import type { Tx } from '../../kernel/db/types'
import { isNamed } from './find'

/** Puts a coupon into a cart, in place of the one before. */
export async function putCartCoupon(tx: Tx, userId: bigint, couponId: bigint, createdAt: Date): Promise<void> {
  await tx
    .insert(cartCoupons)
    .values({ userId, couponId, createdAt })
    .onConflictDoUpdate({ target: cartCoupons.userId, set: { couponId, createdAt } })
}

/** Takes the coupon with that code out of a cart; false if it is not in there. */
export async function dropCartCoupon(tx: Tx, userId: bigint, code: string): Promise<boolean> {
  const named = tx.select({ id: coupons.id }).from(coupons).where(isNamed(code))
  const dropped = await tx
    .delete(cartCoupons)
    .where(and(eq(cartCoupons.userId, userId), inArray(cartCoupons.couponId, named)))
    .returning({ userId: cartCoupons.userId })
  return dropped.length > 0
}
