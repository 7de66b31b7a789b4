/** How a result can be narrowed: each facet counts without its own filter [field.facets.parts]. */
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { COUNT_MAX } from '@contract/base/constants'
import type { Facets } from '@contract/entities/product'
import type { Language } from '@contract/base/languages'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { textIn } from '../../../kernel/text/texts'
import { barOf, barsFrom, barStep, lowestShown, mostShown, priceBars, shownPrice } from '../../search/price-bars'
import type { Found, SearchFacets } from '../../search/types'
import { loadBrands } from '../brands'
import { cached } from '../cache'
import { loadCategories, type CategoryIndex } from '../categories'
import { activeFlash } from '../deals/flash'
import { conditions, inPrice, inRate, listedPrice, shapeOf, values } from './matching'
import { preparedAs } from '../../../kernel/db/prepared'
import { usd } from '../../../kernel/text/usd'
import { loadRate, type ShownIn } from './price-rate'
import type { FacetedQuery, ProductQuery } from './query'

/** The minimum ratings that can be chosen, in hundredths. */
const RATES = [400, 300, 200, 100]
const MAX_VALUES = 100

const SCOPED = ['categoryIds', 'brandIds', 'shopIds'] as const

/** What the facets count in: the scope, with the filters that are no facets. */
const baseOf = ({ query, scope }: FacetedQuery): ProductQuery => ({
  ...query,
  ...scope,
  priceMin: null,
  priceMax: null,
  rateMin: null,
})

const chosen = (column: AnyPgColumn, name: string) => sql`${column} = any(${sql.placeholder(name)}::bigint[])`

/** The filters of each facet; a facet without one has nothing chosen. */
function filtersOf({ query, scope }: FacetedQuery, price: SQL) {
  return {
    category: query.categoryIds === scope.categoryIds ? undefined : chosen(products.categoryId, 'chosenCategories'),
    brand: query.brandIds === scope.brandIds ? undefined : chosen(products.brandId, 'chosenBrands'),
    price: inPrice(query, price),
    rate: inRate(query),
  }
}

type Facet = keyof ReturnType<typeof filtersOf>

/** Queries of one shape share a statement: the conditions of the scope, and which facets have a filter. */
const facetShape = (asked: FacetedQuery) => {
  const { category, brand } = filtersOf(asked, sql``)
  const { priceMin, priceMax, rateMin } = asked.query
  const parts = [
    category && 'c',
    brand && 'b',
    priceMin !== null && 'n',
    priceMax !== null && 'x',
    rateMin !== null && 'r',
  ]
  return `${shapeOf(baseOf(asked))}:${parts.filter(Boolean).join('')}`
}

/**
 * All facets by one statement over at most 10,001 products: in a shop or a category any of them, else the most popular.
 * Each facet leaves its own filter out.
 */
const facetStatement = (db: Db, asked: FacetedQuery) =>
  preparedAs(db, 'facets', facetShape(asked), (name) => {
    const flash = activeFlash(db, sql.placeholder('now'))
    const base = baseOf(asked)
    const price = listedPrice(flash)
    const filters = filtersOf(asked, price)
    const all = db
      .select({
        categoryId: products.categoryId,
        brandId: products.brandId,
        rate: products.rate,
        price: price.as('price'),
        shown: sql`${shownPrice(price, sql`${sql.placeholder('rate')}`)}`.as('shown'),
        inCategory: sql<boolean>`${filters.category ?? sql`true`}`.as('in_category'),
        inBrand: sql<boolean>`${filters.brand ?? sql`true`}`.as('in_brand'),
        inPrice: sql<boolean>`${filters.price ?? sql`true`}`.as('in_price'),
        inRate: sql<boolean>`${filters.rate ?? sql`true`}`.as('in_rate'),
      })
      .from(products)
      .leftJoin(flash, eq(flash.productId, products.id))
      .where(conditions(base, flash))
    const isScoped = SCOPED.some((scope) => base[scope] !== null)
    const popular = isScoped ? all : all.orderBy(desc(products.popularity), desc(products.id))
    const hit = db.$with('hit').as(popular.limit(sql.placeholder('most')))
    const flags: Readonly<Record<Facet, SQL.Aliased<boolean>>> = {
      category: hit.inCategory,
      brand: hit.inBrand,
      price: hit.inPrice,
      rate: hit.inRate,
    }
    const without = (own: Facet) =>
      and(...(Object.keys(flags) as Facet[]).filter((facet) => facet !== own).map((facet) => sql`${flags[facet]}`))
    const countOf = (own: Facet) => sql<number>`count(*) filter (where ${without(own)})`.mapWith(Number)
    const shown = sql`${hit.shown}`
    const span = db.$with('span').as(
      db
        .select({ least: lowestShown(shown).as('least'), most: mostShown(shown).as('most') })
        .from(hit)
        .where(without('price')),
    )
    const [least, most] = [sql`${span.least}`, sql`${span.most}`]
    const width = db
      .$with('width')
      .as(db.select({ least: span.least, step: barStep(least, most).as('step') }).from(span))
    const bars = db
      .$with('bars')
      .as(
        db
          .select({ step: width.step, since: barsFrom(sql`${width.least}`, sql`${width.step}`).as('since') })
          .from(width),
      )
    const counted = barOf(shown, sql`${bars.since}`, sql`${bars.step}`)
    const bar = sql<number | null>`case when ${without('price')} then ${counted} else -1 end`
    const bigint = (name: 'step' | 'since') =>
      sql<bigint | null>`(select ${sql.identifier(name)}::text from bars)`.mapWith(BigInt)
    return db
      .with(hit, span, width, bars)
      .select({
        categoryId: hit.categoryId,
        brandId: hit.brandId,
        rate: hit.rate,
        bar,
        ofBar: sql<number>`count(*)`.mapWith(Number),
        step: bigint('step'),
        since: bigint('since'),
        ofCategory: countOf('category'),
        ofBrand: countOf('brand'),
        ofRate: countOf('rate'),
        min: sql<bigint | null>`min(${hit.price}) filter (where ${without('price')})`.mapWith(products.priceMinor),
        max: sql<bigint | null>`max(${hit.price}) filter (where ${without('price')})`.mapWith(products.priceMinor),
      })
      .from(hit)
      .crossJoin(bars)
      .groupBy(sql`grouping sets ((${hit.categoryId}), (${hit.brandId}), (${hit.rate}), (${bar}), ())`)
      .prepare(name)
  })

const limitsOf = (query: ProductQuery, now: Date) => {
  const { priceMin, priceMax, rateMin } = values(query, now)
  return { priceMin, priceMax, rateMin }
}

/** The counts of each facet. A row is of the one whose column it has; the row of all has none. */
async function load(db: Db, asked: FacetedQuery, rate: string, now: Date): Promise<SearchFacets> {
  const rows = await facetStatement(db, asked).execute({
    ...values(baseOf(asked), now),
    ...limitsOf(asked.query, now),
    chosenCategories: asked.query.categoryIds,
    chosenBrands: asked.query.brandIds,
    rate,
    most: COUNT_MAX + 1,
  })
  const all = rows.find((row) => [row.categoryId, row.brandId, row.rate, row.bar].every((value) => value === null))
  return {
    byCategory: rows.flatMap(({ categoryId: id, ofCategory: count }) =>
      id === null || count === 0 ? [] : { id, count },
    ),
    byBrand: rows.flatMap(({ brandId: id, ofBrand: count }) => (id === null || count === 0 ? [] : { id, count })),
    byRate: rows.flatMap(({ rate: stars, ofRate: count }) => (stars === null ? [] : { rate: stars, count })),
    range: all,
    prices: {
      step: all?.step ?? null,
      from: all?.since ?? 0n,
      counts: rows.flatMap(({ bar, ofBar: count }) => (bar === null || bar < 0 ? [] : { bar, count })),
    },
  }
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

/** Whose facets they are: with names in a language, and prices in a currency; USD where none is given. */
export interface Reader {
  readonly language: Language
  readonly currency: string | undefined
}

/** Facets as they are answered, named in the caller's language. */
async function namedFacets(
  db: Db,
  found: SearchFacets,
  { language, currency }: Pick<Reader, 'language'> & Pick<ShownIn, 'currency'>,
  now: Date,
): Promise<Facets> {
  const { byCategory, byBrand, range, byRate, prices } = found
  const [index, brands] = await Promise.all([loadCategories(db, now), loadBrands(db, now)])
  const named = byBrand.flatMap(({ id, count: total }) => {
    const brand = brands.get(String(id))
    return brand ? [{ id: brand.brand_id, name: brand.name, count: total }] : []
  })
  const bars = priceBars(prices, currency)
  const atLeast = (rate: number) => byRate.reduce((sum, row) => (row.rate >= rate ? sum + row.count : sum), 0)
  return {
    categories: categoryFacet(byCategory, index, language),
    brands: mostFirst(named),
    price: { min: usd(range?.min ?? 0n), max: usd(range?.max ?? 0n), ...(bars ? { bars } : {}) },
    rates: RATES.map((rate) => ({ rate, count: atLeast(rate) })),
  }
}

/** The text of a key of the cache. */
const keyOf = (asked: unknown) =>
  JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** The facets of a query, at most a minute old, named in the caller's language. */
export async function loadFacets(db: Db, asked: FacetedQuery, reader: Reader, now: Date): Promise<Facets> {
  const shown = await loadRate(db, reader.currency, now)
  const found = await cached(db, `facets:${keyOf([shown, asked])}`, now, () => load(db, asked, shown.rate, now))
  return namedFacets(db, found, { ...reader, ...shown }, now)
}

/** The same for what a search has found. */
export async function loadFoundFacets(
  db: Db,
  { found, term, asked }: { readonly found: Found; readonly term: string; readonly asked: FacetedQuery },
  reader: Reader,
  now: Date,
): Promise<Facets> {
  const shown = await loadRate(db, reader.currency, now)
  const key = `found:${keyOf([term, reader.language, shown, asked])}`
  const facets = await cached(db, key, now, () => found.facets(asked.query, baseOf(asked), shown.rate))
  return namedFacets(db, facets, { ...reader, ...shown }, now)
}
