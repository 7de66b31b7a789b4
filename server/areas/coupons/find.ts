/** Which coupons a buyer can use [money.coupon]: started, not ended, not used up, and not yet used by the buyer. */
import { and, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { plainText } from '@contract/rules/typed-text'
import { shops } from '../../kernel/db/schema/catalogue'
import { coupons, couponUses } from '../../kernel/db/schema/coupons'
import type { Db } from '../../kernel/db/types'
import type { Coupon } from './coupon'

const columns = {
  id: coupons.id,
  code: coupons.code,
  shop: { id: shops.id, name: shops.name },
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

/** Whether a coupon has that code as it is typed or pasted: in any case and width, with or without blanks in it. */
export function isNamed(code: string) {
  const plain = plainText(code).toUpperCase()
  return inArray(sql`upper(${coupons.code})`, [
    ...new Set([code.trim().toUpperCase(), plain, plain.replace(/\s/g, '')]),
  ])
}

/** The coupon with that code; null if this buyer cannot use it. */
export async function findCoupon(db: Db, userId: bigint, code: string, now: Date): Promise<Coupon | null> {
  const [found] = await db
    .select(columns)
    .from(coupons)
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .where(and(isNamed(code), usable(db, userId, now)))
  return found ?? null
}
