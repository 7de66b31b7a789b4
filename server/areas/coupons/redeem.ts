/** A purchase uses its coupon, and cancelled orders return it [money.coupon]. */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { cartCoupons, coupons, couponUses } from '../../kernel/db/schema/coupons'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import type { Coupon } from './coupon'

/** It was used up after the cart was priced, by others or by the same buyer in another purchase. */
export class CouponGone extends Error {
  constructor(readonly code: string) {
    super(`the coupon ${code} is gone`)
  }
}

/**
 * Counts one use and removes the coupon from the buyer's cart. Two purchases that want the last use, or of one buyer,
 * wait for each other here. Returns the use that the orders share. Throws CouponGone.
 */
export async function redeemCoupon(tx: Tx, userId: bigint, { id: couponId, code }: Coupon, at: Date): Promise<bigint> {
  const counted = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.id, couponId), or(isNull(coupons.usesMax), sql`${coupons.uses} < ${coupons.usesMax}`)))
    .returning({ id: coupons.id })
  if (counted.length === 0) throw new CouponGone(code)
  const [use] = await tx
    .insert(couponUses)
    .values({ couponId, userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: couponUses.id })
  if (!use) throw new CouponGone(code)
  // the basket may use another coupon than the cart
  await tx.delete(cartCoupons).where(and(eq(cartCoupons.userId, userId), eq(cartCoupons.couponId, couponId)))
  return use.id
}

/**
 * Returns the coupon when the last order of its purchase is cancelled; until then it stays used. Orders of one
 * purchase that are cancelled at the same time wait for each other here. Call it before the order is cancelled.
 */
export async function returnCoupon(
  tx: Tx,
  { id: orderId, couponUseId }: { readonly id: bigint; readonly couponUseId: bigint | null },
  at: Date,
): Promise<void> {
  if (couponUseId === null) return
  const [use] = await tx.select().from(couponUses).where(eq(couponUses.id, couponUseId)).for('update')
  if (!use || use.returnedAt !== null) return
  const others = and(eq(orders.couponUseId, couponUseId), ne(orders.id, orderId), ne(orders.status, 'cancelled'))
  const [standing] = await tx.select({ id: orders.id }).from(orders).where(others).limit(1)
  if (standing) return
  await tx.update(couponUses).set({ returnedAt: at }).where(eq(couponUses.id, couponUseId))
  await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} - 1` })
    .where(eq(coupons.id, use.couponId))
}
