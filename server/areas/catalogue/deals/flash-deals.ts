import { asc, count, eq, not, sql } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import type { Language } from '@contract/languages'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { selectCards, toCard } from '../lists/cards'
import { activeFlash } from './flash'
import { readPage } from '../../../kernel/http/paging'

/** The current flash deals, those that end first at the top, with the server's clock [field.product.flash]. */
export async function listFlashDeals(
  db: Db,
  fields: Fields<'getFlashDeals'>,
  language: Language,
  now: Date,
): Promise<Data<'getFlashDeals'>> {
  const { statement, flash } = selectCards(db, now)
  const deals = activeFlash(db, now)
  const page = await readPage(fields, {
    total: db
      .select({ total: count() })
      .from(deals)
      .innerJoin(products, eq(products.id, deals.productId))
      .where(not(products.withdrawn)),
    rows: statement
      .where(sql`${not(products.withdrawn)} and ${flash.priceMinor} is not null`)
      .orderBy(asc(flash.endsAt), asc(products.id)),
    present: (rows) => rows.map((row) => toCard(row, language)),
  })
  return { ...page, server_time: now.toISOString() }
}
