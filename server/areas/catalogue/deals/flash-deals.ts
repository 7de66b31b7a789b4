import { asc, eq, not, sql } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import type { Language } from '@contract/languages'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { selectCards, toCard } from '../lists/cards'
import { activeFlash } from './flash'
import type { Paging } from '../../../kernel/http/paging'

/** The current flash deals, those that end first at the top, with the server's clock [field.product.flash]. */
export async function listFlashDeals(
  db: Db,
  { p, pageSize }: Paging,
  language: Language,
  now: Date,
): Promise<Data<'getFlashDeals'>> {
  const { statement, flash } = selectCards(db, now)
  const deals = activeFlash(db, now)
  const [rows, [total]] = await Promise.all([
    statement
      .where(sql`${not(products.withdrawn)} and ${flash.priceMinor} is not null`)
      .orderBy(asc(flash.endsAt), asc(products.id))
      .limit(pageSize)
      .offset((p - 1) * pageSize),
    db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(deals)
      .innerJoin(products, eq(products.id, deals.productId))
      .where(not(products.withdrawn)),
  ])
  const list = rows.map((row) => toCard(row, language))
  return { list, count: total?.count ?? 0, p, page_size: pageSize, server_time: now.toISOString() }
}
