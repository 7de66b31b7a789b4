/** A product query as SQL, in two parts: the conditions with placeholders, and their values. */
import { and, eq, gte, isNotNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { products } from '../../../kernel/db/schema/catalogue'
import type { ProductQuery } from './query'

/** The deals that a statement has joined; null: its products have none. */
type Flash = { readonly priceMinor: AnyPgColumn } | null

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
  ]
  return parts.filter(Boolean).join('+')
}

export function needsFlash(query: ProductQuery): boolean {
  return query.priceMin !== null || query.priceMax !== null || query.onSale
}

/** The current price of a product, as lists show and sort it. */
export function listedPrice(flash: Flash): SQL<bigint> {
  const price = flash
    ? sql`coalesce(${flash.priceMinor}, ${products.effectivePriceMinor})`
    : sql`${products.effectivePriceMinor}`
  return price.mapWith(products.priceMinor)
}

/** The ids that a query allows, with their column and their placeholder. */
export const SCOPES = {
  shopIds: products.shopId,
  brandIds: products.brandId,
  categoryIds: products.categoryId,
} as const
export type Scoped = keyof typeof SCOPES

const isAny = (query: ProductQuery, scope: Scoped) =>
  query[scope] ? sql`${SCOPES[scope]} = any(${sql.placeholder(scope)}::bigint[])` : undefined

/** Whether a price is within the limits of a query. */
export const inPrice = ({ priceMin, priceMax }: ProductQuery, price: SQL): SQL | undefined =>
  and(
    priceMin === null ? undefined : sql`${price} >= ${sql.placeholder('priceMin')}::bigint`,
    priceMax === null ? undefined : sql`${price} <= ${sql.placeholder('priceMax')}::bigint`,
  )

export const inRate = ({ rateMin }: ProductQuery): SQL | undefined =>
  rateMin === null ? undefined : gte(products.rate, sql.placeholder('rateMin'))

/** The conditions of every query of this shape; withdrawn products are in no list. */
export function conditions(query: ProductQuery, flash: Flash): SQL | undefined {
  return and(
    not(products.hidden),
    isAny(query, 'categoryIds'),
    isAny(query, 'brandIds'),
    isAny(query, 'shopIds'),
    inPrice(query, listedPrice(flash)),
    inRate(query),
    query.inStock ? eq(products.inStock, sql`true`) : undefined,
    query.onSale
      ? or(isNotNull(products.specialPriceMinor), flash ? isNotNull(flash.priceMinor) : undefined)
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
  }
}
