import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { COUNT_MAX } from '@contract/base/constants'
import type { ShopCard } from '@contract/entities/product'
import type { ShopDetail } from '@contract/entities/store'
import { FALLBACK_LANGUAGE, type Language } from '@contract/base/languages'
import { products, shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import type { Texts } from '../../kernel/text/texts'
import { prepared } from '../../kernel/db/prepared'
import { cached } from './cache'
import { sendingDay } from './shipping'
import { usd } from '../../kernel/text/usd'

/** One more than is shown, to know whether there are more. */
const COUNTED = COUNT_MAX + 1

/**
 * The columns of a shop's card; listed products count, up to one more than is shown, because each product's page counts
 * them. The shop's id is written with its table, because drizzle omits
 * the table in a statement with only one.
 */
export const shopColumns = {
  id: shops.id,
  name: shops.name,
  image: shops.image,
  ground: shops.ground,
  rate: shops.rate,
  freeShippingFromMinor: shops.freeShippingFromMinor,
  awayUntil: shops.awayUntil,
  productCount: sql<number>`(select count(*) from (select from ${products} as own
      where own.shop_id = ${shops}.id and not own.hidden limit ${sql.raw(String(COUNTED))}) as counted)`.mapWith(
    Number,
  ),
}

interface ShopRow {
  readonly id: bigint
  readonly name: string
  readonly image: string
  readonly ground: string
  readonly rate: number
  readonly freeShippingFromMinor: bigint | null
  readonly productCount: number
}

export function toShopCard({ id, name, image, ground, rate, freeShippingFromMinor, productCount }: ShopRow): ShopCard {
  return {
    shop_id: String(id),
    name,
    image,
    ground,
    rate,
    product_count: Math.min(productCount, COUNT_MAX),
    ...(productCount > COUNT_MAX && { product_count_more: true }),
    free_shipping_from: freeShippingFromMinor === null ? null : usd(freeShippingFromMinor),
  }
}

/** A shop's description in a language, else in English, else in any; empty if it has none. */
export function shopText(texts: Partial<Texts>, language: Language): string {
  return texts[language] || texts[FALLBACK_LANGUAGE] || Object.values(texts).find(Boolean) || ''
}

/** A shop by its id for its page, or null. */
export async function findShopDetail(
  db: Db,
  id: string,
  language: Language,
  today: string,
): Promise<ShopDetail | null> {
  const statement = prepared(db, 'shop-detail', (name) =>
    db
      .select({ ...shopColumns, texts: shops.texts, returns: shops.returns })
      .from(shops)
      .where(and(eq(shops.id, sql.placeholder('id')), isNull(shops.hiddenAt)))
      .prepare(name),
  )
  const [row] = await statement.execute({ id })
  if (!row) return null
  return {
    ...toShopCard(row),
    text: shopText(row.texts, language),
    returns: shopText(row.returns, language),
    away_until: sendingDay(today, row.awayUntil) > today ? row.awayUntil : null,
  }
}

/** The shops that buyers find, by name: cached for a minute. */
export const openShops = (db: Db, now: Date): Promise<readonly { readonly shop_id: string; readonly name: string }[]> =>
  cached(db, 'shops', now, async () => {
    const rows = await db
      .select({ id: shops.id, name: shops.name })
      .from(shops)
      .where(isNull(shops.hiddenAt))
      .orderBy(asc(sql`lower(${shops.name})`), asc(shops.id))
    return rows.map(({ id, name }) => ({ shop_id: String(id), name }))
  })
