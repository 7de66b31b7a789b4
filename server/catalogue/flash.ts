import { and, asc, gt, inArray, lte, sql, type SQLWrapper } from 'drizzle-orm'
import { flashDeals } from '../db/schema/catalogue'
import type { Db } from '../db/types'
import type { FlashDeal } from './price'

/** The deals that are on at `now`, one for each product: the cheapest. `now` is a Date or a placeholder for its ISO text. */
export function activeFlash(db: Db, now: Date | SQLWrapper) {
  return db
    .selectDistinctOn([flashDeals.productId], {
      productId: flashDeals.productId,
      priceMinor: flashDeals.priceMinor,
      startsAt: flashDeals.startsAt,
      endsAt: flashDeals.endsAt,
      left: flashDeals.left,
    })
    .from(flashDeals)
    .where(and(lte(flashDeals.startsAt, now), gt(flashDeals.endsAt, now), gt(flashDeals.left, sql`0`)))
    .orderBy(asc(flashDeals.productId), asc(flashDeals.priceMinor), asc(flashDeals.id))
    .as('flash')
}

/** The deals that are on for these products, by product id as text. */
export async function loadActiveFlash(
  db: Db,
  productIds: readonly bigint[],
  now: Date,
): Promise<Map<string, FlashDeal>> {
  if (productIds.length === 0) return new Map()
  const flash = activeFlash(db, now)
  const rows = await db
    .select()
    .from(flash)
    .where(inArray(flash.productId, [...productIds]))
  return new Map(rows.map(({ productId, ...deal }) => [String(productId), deal]))
}
