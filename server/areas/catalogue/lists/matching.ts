/** A product query as SQL, in two parts: the conditions with placeholders, and their values. */
import { and, desc, eq, gt, gte, not, or, sql, isNotNull, type SQL } from 'drizzle-orm'
import type { Language } from '@contract/languages'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import type { activeFlash } from '../deals/flash'
import type { ProductQuery } from './query'

type Flash = ReturnType<typeof activeFlash>

/** The conditions of a query: queries with the same conditions share a prepared statement. */
export function shapeOf(query: ProductQuery): string {
  const parts = [
    query.categoryIds && 'category',
    query.brandIds && 'brand',
    query.shopIds && 'shop',
    query.priceMin !== null && 'min',
    query.priceMax !== null && 'max',
    query.rateMin !== null && 'rate',
    query.inStock && 'stock',
    query.onSale && 'sale',
    query.patterns.length > 0 && 'term',
  ]
  return parts.filter(Boolean).join('+')
}

export function needsFlash(query: ProductQuery): boolean {
  return query.priceMin !== null || query.priceMax !== null || query.onSale
}

/** The current price of a product, as lists show and sort it. */
export function listedPrice(flash: Flash): SQL<bigint> {
  return sql`coalesce(${flash.priceMinor}, ${products.listPriceMinor})`.mapWith(products.priceMinor)
}

const anyOf = (name: string) => sql`any(${sql.placeholder(name)}::bigint[])`

/** The conditions of every query of this shape; withdrawn products are in no list. */
export function conditions(db: Db, query: ProductQuery, flash: Flash): SQL | undefined {
  const inStock = db
    .select({ one: sql`1` })
    .from(skus)
    .where(and(eq(skus.productId, products.id), not(skus.withdrawn), gt(skus.stock, sql`0`)))
  return and(
    not(products.withdrawn),
    query.categoryIds ? eq(products.categoryId, anyOf('categoryIds')) : undefined,
    query.brandIds ? eq(products.brandId, anyOf('brandIds')) : undefined,
    query.shopIds ? eq(products.shopId, anyOf('shopIds')) : undefined,
    query.priceMin === null ? undefined : sql`${listedPrice(flash)} >= ${sql.placeholder('priceMin')}::bigint`,
    query.priceMax === null ? undefined : sql`${listedPrice(flash)} <= ${sql.placeholder('priceMax')}::bigint`,
    query.rateMin === null ? undefined : gte(products.rate, sql.placeholder('rateMin')),
    query.inStock ? sql`exists (${inStock})` : undefined,
    query.onSale ? or(isNotNull(products.specialPriceMinor), isNotNull(flash.priceMinor)) : undefined,
    query.patterns.length > 0
      ? sql`${products.searchText} like all(${sql.placeholder('patterns')}::text[])`
      : undefined,
  )
}

/** The values of the placeholders above; those without a condition are ignored. */
export function values(query: ProductQuery, now: Date): Record<string, unknown> {
  return {
    now: now.toISOString(),
    categoryIds: query.categoryIds,
    brandIds: query.brandIds,
    shopIds: query.shopIds,
    priceMin: query.priceMin === null ? null : String(query.priceMin),
    priceMax: query.priceMax === null ? null : String(query.priceMax),
    rateMin: query.rateMin,
    patterns: query.patterns,
  }
}

const NAME = sql`lower(coalesce(${products.names} ->> ${sql.placeholder('language')}::text, ${products.names} ->> 'en'))`

/**
 * The order of a search: first names in the caller's language with words that begin with the search text, then names
 * in any language that contain it, then matches only by brand or category.
 */
export const byRelevance: readonly SQL[] = [
  desc(sql`(' ' || ${NAME} like all(${sql.placeholder('beginnings')}::text[]))`),
  desc(sql`(lower(${products.names}::text) like all(${sql.placeholder('patterns')}::text[]))`),
]

/** The values of byRelevance, in addition to those of the conditions. */
export function relevanceValues(query: ProductQuery, language: Language): Record<string, unknown> {
  return { language, beginnings: query.patterns.map((pattern) => `% ${pattern.slice(1)}`) }
}
