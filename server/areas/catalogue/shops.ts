import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ShopCard } from '@contract/entities/product'
import type { ShopDetail } from '@contract/entities/store'
import { FALLBACK_LANGUAGE, type Language } from '@contract/languages'
import { products, shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import type { Texts } from '../../kernel/text/texts'
import { prepared } from './prepared'
import { usd } from '../../kernel/text/usd'

/**
 * The columns of a shop's card; listed products count. The shop's id is written with its table, because drizzle omits
 * the table in a statement with only one.
 */
export const shopColumns = {
  id: shops.id,
  name: shops.name,
  image: shops.image,
  ground: shops.ground,
  rate: shops.rate,
  freeShippingFromMinor: shops.freeShippingFromMinor,
  productCount:
    sql<number>`(select count(*) from ${products} as own where own.shop_id = ${shops}.id and not own.withdrawn)`.mapWith(
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
    product_count: productCount,
    free_shipping_from: freeShippingFromMinor === null ? null : usd(freeShippingFromMinor),
  }
}

/** A shop by its id, or null. */
export async function findShop(db: Db, id: string): Promise<ShopCard | null> {
  const statement = prepared(db, 'shop', (name) =>
    db
      .select(shopColumns)
      .from(shops)
      .where(and(eq(shops.id, sql.placeholder('id')), isNull(shops.hiddenAt)))
      .prepare(name),
  )
  const [row] = await statement.execute({ id })
  return row ? toShopCard(row) : null
}

/** A shop's description in a language, else in English, else in any; empty if it has none. */
export function shopText(texts: Partial<Texts>, language: Language): string {
  return texts[language] || texts[FALLBACK_LANGUAGE] || Object.values(texts).find(Boolean) || ''
}

/** A shop by its id for its page, or null. */
export async function findShopDetail(db: Db, id: string, language: Language): Promise<ShopDetail | null> {
  const statement = prepared(db, 'shop-detail', (name) =>
    db
      .select({ ...shopColumns, texts: shops.texts })
      .from(shops)
      .where(and(eq(shops.id, sql.placeholder('id')), isNull(shops.hiddenAt)))
      .prepare(name),
  )
  const [row] = await statement.execute({ id })
  return row ? { ...toShopCard(row), text: shopText(row.texts, language) } : null
}

/** The shops whose names contain all the words, by name. */
export async function shopsNamed(db: Db, patterns: readonly string[], limit: number) {
  const rows = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(and(isNull(shops.hiddenAt), ...patterns.map((pattern) => sql`lower(${shops.name}) like ${pattern}`)))
    .orderBy(asc(sql`lower(${shops.name})`), asc(shops.id))
    .limit(limit)
  return rows.map(({ id, name }) => ({ shop_id: String(id), name }))
}
