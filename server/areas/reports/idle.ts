/** Products on sale, in stock, and long enough there, that nobody buys [rule.report-idle]. */
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { IDLE_DAYS, type IdleProduct } from '@contract/entities/report'
import type { Language } from '@contract/base/languages'
import { products, shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { readPage, type PageFields } from '../../kernel/http/paging'
import { textsFor } from '../../kernel/text/texts'
import { usd } from '../../kernel/text/usd'
import { STOCK_ON_OFFER } from '../seller/stock-filters'

/** USD minor units of the pieces on offer at their prices. */
const VALUE = sql<string>`(
  select coalesce(sum(own.stock * coalesce(own.special_price_minor, own.price_minor)), 0) from skus own
  where own.product_id = ${products}.id and not own.discontinued)`

const LAST_SOLD = sql<string | null>`(
  select max(o.paid_at) from order_lines l join orders o on o.id = l.order_id
  where l.product_id = ${products}.id and o.paid_at is not null and o.status <> 'cancelled')`

interface Asked extends PageFields {
  /** For how many days nothing of it was sold. */
  readonly days?: number
}

interface Reader {
  readonly now: Date
  readonly language: Language
  /** Null: of all shops. */
  readonly shopId: bigint | null
}

const iso = (time: string | null) => (time === null ? null : new Date(time).toISOString())

/** A page of them, those with the most value in stock first. */
export function idleProducts(db: Db, { days = IDLE_DAYS, ...page }: Asked, { now, language, shopId }: Reader) {
  const since = new Date(now.getTime() - days * DAY_MS)
  const where = and(
    eq(products.hidden, false),
    shopId === null ? undefined : eq(products.shopId, shopId),
    lte(products.listedAt, since),
    gt(STOCK_ON_OFFER, 0),
    sql`not exists (select from order_lines l join orders o on o.id = l.order_id
      where l.product_id = ${products}.id and o.paid_at >= ${since.toISOString()}::timestamptz
        and o.status <> 'cancelled')`,
  )
  return readPage(page, {
    total: db.select({ total: count() }).from(products).where(where),
    rows: db
      .select({
        ...{ id: products.id, names: products.names, image: products.image, ground: products.ground },
        ...{ shopId: products.shopId, shop: shops.name, listedAt: products.listedAt },
        ...{
          stock: STOCK_ON_OFFER,
          value: sql<string>`${VALUE}::text`,
          lastSoldAt: sql<string | null>`${LAST_SOLD}::text`,
        },
      })
      .from(products)
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(where)
      .orderBy(desc(VALUE), desc(products.id)),
    present: (found) =>
      found.map((row): IdleProduct => ({
        product_id: String(row.id),
        ...textsFor('name', row.names, language),
        image: row.image,
        ground: row.ground,
        shop: { shop_id: String(row.shopId), name: row.shop },
        stock: row.stock,
        value: usd(BigInt(row.value)),
        last_sold_at: iso(row.lastSoldAt),
        listed_at: row.listedAt?.toISOString() ?? null,
      })),
  })
}
