import { and, asc, gt, lte, sql, type SQLWrapper } from 'drizzle-orm'
import { flashDeals } from '../../../kernel/db/schema/flash-deals'
import type { Db } from '../../../kernel/db/types'

/** The current deals at `now`, one per product: the cheapest. `now` is a Date or a placeholder for its ISO text. */
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
