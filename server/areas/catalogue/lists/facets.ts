/** How a result can be narrowed: each facet counts without its own filter [field.facets.parts]. */
import { eq, sql } from 'drizzle-orm'
import type { Facets } from '@contract/entities/product'
import type { Language } from '@contract/languages'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { textIn } from '../../../kernel/text/texts'
import { loadBrands } from '../brands'
import { cached } from '../cache'
import { loadCategories, type CategoryIndex } from '../categories'
import { activeFlash } from '../deals/flash'
import { conditions, listedPrice, shapeOf, values } from './matching'
import { prepared } from '../prepared'
import { usd } from '../../../kernel/text/usd'
import type { FacetedQuery, ProductQuery } from './query'

/** The minimum ratings that can be chosen, in hundredths. */
const RATES = [400, 300, 200, 100]
const MAX_VALUES = 100

const count = sql<number>`count(*)`.mapWith(Number)

const countsBy = (db: Db, column: 'categoryId' | 'brandId', query: ProductQuery, now: Date) =>
  prepared(db, `facet:${column}:${shapeOf(query)}`, (name) => {
    const flash = activeFlash(db, sql.placeholder('now'))
    return db
      .select({ id: products[column], count })
      .from(products)
      .leftJoin(flash, eq(flash.productId, products.id))
      .where(conditions(db, query, flash))
      .groupBy(products[column])
      .prepare(name)
  }).execute(values(query, now))

const priceRange = (db: Db, query: ProductQuery, now: Date) =>
  prepared(db, `facet:price:${shapeOf(query)}`, (name) => {
    const flash = activeFlash(db, sql.placeholder('now'))
    const listed = listedPrice(flash)
    return db
      .select({
        min: sql<bigint | null>`min(${listed})`.mapWith(products.priceMinor),
        max: sql<bigint | null>`max(${listed})`.mapWith(products.priceMinor),
      })
      .from(products)
      .leftJoin(flash, eq(flash.productId, products.id))
      .where(conditions(db, query, flash))
      .prepare(name)
  }).execute(values(query, now))

const countsByRate = (db: Db, query: ProductQuery, now: Date) =>
  prepared(db, `facet:rate:${shapeOf(query)}`, (name) => {
    const flash = activeFlash(db, sql.placeholder('now'))
    return db
      .select({ rate: products.rate, count })
      .from(products)
      .leftJoin(flash, eq(flash.productId, products.id))
      .where(conditions(db, query, flash))
      .groupBy(products.rate)
      .prepare(name)
  }).execute(values(query, now))

async function load(db: Db, asked: FacetedQuery, now: Date) {
  const [byCategory, byBrand, [range], byRate] = await Promise.all([
    countsBy(db, 'categoryId', asked.anyCategory, now),
    countsBy(db, 'brandId', asked.anyBrand, now),
    priceRange(db, asked.anyPrice, now),
    countsByRate(db, asked.anyRate, now),
  ])
  return { byCategory, byBrand, range, byRate }
}

type Named = Facets['brands']

const mostFirst = (values: Named): Named =>
  [...values].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, MAX_VALUES)

/** The categories that contain a matching product directly, each with the result of choosing it: its subtree. */
function categoryFacet(
  counts: readonly { id: bigint; count: number }[],
  index: CategoryIndex,
  language: Language,
): Named {
  const own = new Map(counts.map((entry) => [String(entry.id), entry.count]))
  const found = [...own.keys()].flatMap((id) => {
    const row = index.get(id)
    if (!row) return []
    const total = index.subtree([id]).reduce((sum, below) => sum + (own.get(below) ?? 0), 0)
    return [{ id, name: textIn(row.names, language), count: total }]
  })
  return mostFirst(found)
}

/** The facets of a query, at most a minute old, named in the caller's language. */
export async function loadFacets(db: Db, asked: FacetedQuery, language: Language, now: Date): Promise<Facets> {
  const key = `facets:${JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`
  const { byCategory, byBrand, range, byRate } = await cached(db, key, now, () => load(db, asked, now))
  const [index, brands] = await Promise.all([loadCategories(db, now), loadBrands(db, now)])
  const named = byBrand.flatMap(({ id, count: total }) => {
    const brand = brands.get(String(id))
    return brand ? [{ id: brand.brand_id, name: brand.name, count: total }] : []
  })
  const atLeast = (rate: number) => byRate.reduce((sum, row) => (row.rate >= rate ? sum + row.count : sum), 0)
  return {
    categories: categoryFacet(byCategory, index, language),
    brands: mostFirst(named),
    price: { min: usd(range?.min ?? 0n), max: usd(range?.max ?? 0n) },
    rates: RATES.map((rate) => ({ rate, count: atLeast(rate) })),
  }
}
