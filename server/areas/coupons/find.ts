/** Which coupons a buyer can use [money.coupon]: started, not ended, not used up, and not yet used by the buyer. */
import { and, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { baskets } from '../../kernel/db/schema/cart'
import { cartCoupons, coupons, couponUses } from '../../kernel/db/schema/coupons'
import type { Db } from '../../kernel/db/types'
import type { Coupon } from './coupon'

const columns = {
  id: coupons.id,
  code: coupons.code,
  kind: coupons.kind,
  amountMinor: coupons.amountMinor,
  percent: coupons.percent,
  maxMinor: coupons.maxMinor,
  minMinor: coupons.minMinor,
}

function usable(db: Db, userId: bigint, now: Date) {
  const used = db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, coupons.id), eq(couponUses.userId, userId), isNull(couponUses.returnedAt)))
  return and(
    lte(coupons.startsAt, now),
    gt(coupons.endsAt, now),
    or(isNull(coupons.usesMax), sql`${coupons.uses} < ${coupons.usesMax}`),
    notExists(used),
  )
}

/** The coupon with that code, ignoring case and surrounding spaces; null if this buyer cannot use it. */
export async function findCoupon(db: Db, userId: bigint, code: string, now: Date): Promise<Coupon | null> {
  const named = eq(sql`upper(${coupons.code})`, code.trim().toUpperCase())
  const [found] = await db
    .select(columns)
    .from(coupons)
    .where(and(named, usable(db, userId, now)))
  return found ?? null
}

/** The coupon in a buyer's cart, while it applies; null if there is none, or it no longer applies. */
export async function findCartCoupon(db: Db, userId: bigint, now: Date): Promise<Coupon | null> {
  const [found] = await db
    .select(columns)
    .from(cartCoupons)
    .innerJoin(coupons, eq(coupons.id, cartCoupons.couponId))
    .where(and(eq(cartCoupons.userId, userId), usable(db, userId, now)))
  return found ?? null
}

interface Held {
  readonly userId: bigint
  readonly basketId: bigint
  readonly now: Date
}

/** The same for the basket. */
export async function findBasketCoupon(db: Db, { userId, basketId, now }: Held): Promise<Coupon | null> {
  const [found] = await db
    .select(columns)
    .from(baskets)
    .innerJoin(coupons, eq(coupons.id, baskets.couponId))
    .where(and(eq(baskets.id, basketId), eq(baskets.userId, userId), usable(db, userId, now)))
  return found ?? null
}
