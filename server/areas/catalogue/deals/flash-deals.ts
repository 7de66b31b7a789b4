import { and, count, eq, isNotNull, not } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import type { Language } from '@contract/base/languages'
import { products } from '../../../kernel/db/schema/catalogue'
import { flashDeals } from '../../../kernel/db/schema/flash-deals'
import type { Db } from '../../../kernel/db/types'
import { selectCards, toCard } from '../lists/cards'
import { activeFlash } from './flash'
import { listOrder, rising } from '../../../kernel/http/list-order'
import { readKeyed } from '../../../kernel/http/paging'

/** The current flash deals, those that end first at the top, with the server's clock [field.product.flash]. */
export async function listFlashDeals(
  db: Db,
  fields: Fields<'getFlashDeals'>,
  language: Language,
  now: Date,
): Promise<Data<'getFlashDeals'>> {
  const { statement, flash } = selectCards(db, now)
  const deals = activeFlash(db, now)
  type Deal = Awaited<typeof statement>[number]
  // those that end first at the top; only rows with a deal are read
  const order = listOrder<Deal>(
    rising(flashDeals.endsAt, (row) => row.flash?.endsAt ?? now, flash.endsAt),
    rising(products.id, ({ id }) => id),
  )
  const page = await readKeyed(fields, {
    total: db
      .select({ total: count() })
      .from(deals)
      .innerJoin(products, eq(products.id, deals.productId))
      .where(not(products.hidden)),
    order,
    rows: (beyond) =>
      statement.where(and(not(products.hidden), isNotNull(flash.priceMinor), beyond)).orderBy(...order.sorted),
    present: (rows) => rows.map((row) => toCard(row, language)),
  })
  return { ...page, server_time: now.toISOString() }
}
