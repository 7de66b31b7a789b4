/** Adding a coupon to a cart, and removing it [screen.coupon]. */
import { dropCartCoupon, putCartCoupon } from '../coupons/in-cart'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Code } from '@contract/base/codes'
import { setBasketCoupon } from './basket'
import type { Purchase } from './purchase-rows'
import { baskets } from '../../kernel/db/schema/cart'
import { coupons } from '../../kernel/db/schema/coupons'
import type { Db, Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import type { Coupon } from '../coupons/coupon'
import { findCoupon, isNamed } from '../coupons/find'

interface Asking {
  readonly db: Db
  readonly userId: bigint
  readonly code: string
  readonly now: Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * The coupon with that code. Throws 2000004 if it is unknown, expired, used up or already used by this buyer, and
 * 2000003 if the buyer's coupons cannot be read. Call it outside a transaction, which a failed statement would abort.
 */
export async function requireCoupon({ db, userId, code, now, log }: Asking): Promise<Coupon> {
  const found = await findCoupon(db, userId, code, now).catch((error: unknown) => {
    log.error({ err: error }, 'coupons cannot be read')
    throw new Refusal(Code.couponFetch)
  })
  if (!found) throw new Refusal(Code.couponCode)
  return found
}

/** Adds a coupon to the cart, or to the basket; it replaces the previous one. */
export async function applyCoupon(
  tx: Tx,
  { userId, basketId }: Purchase,
  { id: couponId }: Coupon,
  now: Date,
): Promise<void> {
  if (basketId !== null) return setBasketCoupon(tx, userId, basketId, couponId)
  await putCartCoupon(tx, userId, couponId, now)
}

async function dropBasketCoupon(
  tx: Tx,
  { userId, basketId }: { readonly userId: bigint; readonly basketId: bigint },
  code: string,
): Promise<boolean> {
  const named = tx.select({ id: coupons.id }).from(coupons).where(isNamed(code))
  const dropped = await tx
    .update(baskets)
    .set({ couponId: null })
    .where(and(eq(baskets.id, basketId), eq(baskets.userId, userId), inArray(baskets.couponId, named)))
    .returning({ id: baskets.id })
  return dropped.length > 0
}

/** Removes the coupon with that code, expired or not. Throws 2000004 if the purchase does not have it. */
export async function cancelCoupon(tx: Tx, { userId, basketId }: Purchase, code: string): Promise<void> {
  const removed = await (basketId === null
    ? dropCartCoupon(tx, userId, code)
    : dropBasketCoupon(tx, { userId, basketId }, code))
  if (!removed) throw new Refusal(Code.couponCode)
}
