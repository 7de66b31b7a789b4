/** Sales by shop, category or product, the highest first: one statement for the page, one for the count. */
import { sql, type SQL } from 'drizzle-orm'
import type { SalesGroup, SalesRow } from '@contract/entities/report'
import type { Language } from '@contract/base/languages'
import { rows } from '../../kernel/db/rows'
import type { Db } from '../../kernel/db/types'
import { readPage, type PageFields } from '../../kernel/http/paging'
import { textsFor, type Texts } from '../../kernel/text/texts'
import type { Period } from './period'
import { soldLines } from '../orders/sold-lines'
import { presentSums, SUMS, type SumsRow } from './sold'

interface Group {
  /** What it groups by; null for products that were deleted. */
  readonly id: SQL
  readonly names: SQL
  readonly from: SQL
}

const PRODUCT = sql`left join products p on p.id = sold.product_id`

const GROUPS: Readonly<Record<SalesGroup, Group>> = {
  shop: {
    id: sql`sold.shop_id`,
    names: sql`jsonb_build_object('en', named.name)`,
    from: sql`left join shops named on named.id = sums.id`,
  },
  category: {
    id: sql`p.category_id`,
    names: sql`named.names`,
    from: sql`left join categories named on named.id = sums.id`,
  },
  product: {
    id: sql`sold.product_id`,
    names: sql`coalesce(named.names, (
      select l.name from order_lines l where l.product_id = sums.id order by l.id desc limit 1))`,
    from: sql`left join products named on named.id = sums.id`,
  },
}

interface Asked extends PageFields {
  readonly by: SalesGroup
}

type Found = SumsRow & { readonly id: string; readonly names: Texts | null }

/** A page of the sales of a period; of one shop, or of all for null. Categories hold what stands in them now. */
export async function salesBy(
  db: Db,
  { by, ...page }: Asked,
  {
    period,
    shopId,
    language,
  }: { readonly period: Period; readonly shopId: bigint | null; readonly language: Language },
) {
  const { id, names, from } = GROUPS[by]
  const sold = sql`(${soldLines(period, shopId)}) sold ${by === 'category' ? PRODUCT : sql``}`
  const slice = (most: number, skipped: number) =>
    rows<Found>(
      db,
      sql`select sums.id::text as id, ${names} as names, sums.orders, sums.pieces, sums.sales, sums.refunded
          from (select ${id} as id, ${SUMS}, sum(sold.goods) as goods from ${sold} where ${id} is not null group by 1
            order by goods desc, 1 limit ${most}::int offset ${skipped}::int) sums
          ${from} order by sums.goods desc, sums.id`,
    )
  const counted = rows<{ total: number }>(db, sql`select count(distinct ${id})::int as total from ${sold}`)
  return readPage(page, {
    total: counted,
    rows: { limit: (most) => ({ offset: (skipped) => slice(most, skipped) }) },
    present: (found) =>
      found.map(({ id: key, names: texts, ...sums }): SalesRow => ({
        id: key,
        ...textsFor('name', texts ?? { en: '' }, language),
        ...presentSums(sums),
      })),
  })
}
