/** The statements over the hits of a search: a page of ids with how many there are, and the facets. */
import { sql, type SQL } from 'drizzle-orm'
import { COUNT_MAX } from '@contract/base/constants'
import { statement } from '../../../kernel/db/statement'
import type { Db } from '../../../kernel/db/types'
import { barOf, barsFrom, barStep, lowestShown, mostShown, shownPrice } from '../price-bars'
import { TIER_FACTOR } from '../tiers'
import type { SearchFacets, SearchFilters, SearchSort } from '../types'
import type { Queries } from './queries'

/** So many of the best-known are looked for before lesser-known ones are. */
const ENOUGH = 100

const value = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
/** Null allows all. */
const list = (name: string) => value(name, 'text::bigint[]')
const listText = (ids: readonly string[] | null) => (ids === null ? null : `{${ids.join(',')}}`)
const minorText = (price: bigint | null) => (price === null ? null : String(price))

/** The current deals by product: only where prices count. */
const DEALS: SQL = sql`(
  select jsonb_object_agg(product_id, price_minor) from (
    select product_id, min(price_minor) as price_minor from flash_deals
    where starts_at <= ${value('now', 'timestamptz')} and ends_at > ${value('now', 'timestamptz')} and "left" > 0
    group by product_id) as deal)`

const hitsWith = (deals: SQL): SQL => sql`
  search_hits(${value('every', 'tsquery')}, ${value('headed', 'tsquery')}, ${value('named', 'tsquery')},
    ${value('inName', 'tsquery')}, ${value('whole', 'tsquery')}, ${list('shops')}, ${list('brands')}, ${list('kinds')},
    ${value('priceMin', 'bigint')}, ${value('priceMax', 'bigint')}, ${value('rateMin', 'int')},
    ${value('inStock', 'boolean')}, ${value('onSale', 'boolean')}, ${deals}, ${value('enough', 'int')},
    ${value('until', 'int')}, ${sql.raw(String(COUNT_MAX + 1))})`

const PRICED_HITS = hitsWith(DEALS)
const UNPRICED_HITS = hitsWith(sql`null::jsonb`)

interface Reach {
  readonly queries: Queries
  readonly filters: SearchFilters
  readonly now: Date
  readonly enough: number
  /** The page ends with this one. */
  readonly until: number
}

/** The values of `hitsWith`. */
const reached = ({ queries, filters, now, enough, until }: Reach) => ({
  ...queries,
  shops: listText(filters.shopIds),
  brands: listText(filters.brandIds),
  kinds: listText(filters.categoryIds),
  priceMin: minorText(filters.priceMin),
  priceMax: minorText(filters.priceMax),
  rateMin: filters.rateMin,
  inStock: filters.inStock,
  onSale: filters.onSale,
  now: now.toISOString(),
  enough,
  until,
})

/** Every order ends with the id, so that a product appears on exactly one page. */
const ORDERS: Readonly<Record<SearchSort, SQL>> = {
  best: sql`step, score desc, product_id desc`,
  new: sql`created_at desc, product_id desc`,
  sold: sql`sold desc, product_id desc`,
  sold_30d: sql`sold desc, product_id desc`,
  rate: sql`rate desc, review_count desc, product_id desc`,
  price_asc: sql`price, product_id desc`,
  price_desc: sql`price desc, product_id desc`,
}

/** A number that is reckoned from a part, as one says it: two digits. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return Math.round(count / unit) * unit
}

/** What a count of hits stands for if the tiers below the lowest were not looked at. */
const whole = (count: number, lowest: number) => (lowest === 0 ? count : rounded(count * TIER_FACTOR ** lowest))

const needsPrice = ({ priceMin, priceMax, onSale }: SearchFilters, sort: SearchSort) =>
  priceMin !== null || priceMax !== null || onSale || sort === 'price_asc' || sort === 'price_desc'

interface Page {
  readonly sort: SearchSort
  readonly limit: number
  readonly offset: number
}

interface PageRow {
  readonly ids: readonly string[]
  readonly hits: number
  readonly lowest: number
}

const pageStatement = (sort: SearchSort, hits: SQL, name: string) =>
  statement<PageRow>(
    `search:${name}:${sort}`,
    () => sql`
      with hit as materialized (select * from ${hits})
      select (select count(product_id)::int from hit) as hits,
        (select tier from hit where product_id is null) as lowest,
        array(select product_id::text from hit where product_id is not null order by ${ORDERS[sort]}
          limit ${value('limit', 'int')} offset ${value('offset', 'int')}) as ids`,
  )

const SORTS = Object.keys(ORDERS) as SearchSort[]
const PAGES = new Map(SORTS.map((sort) => [sort, pageStatement(sort, UNPRICED_HITS, 'page')]))
const PRICED_PAGES = new Map(SORTS.map((sort) => [sort, pageStatement(sort, PRICED_HITS, 'priced-page')]))

/** The ids of a page, and how many there are on all pages. Orders but that of relevance look at every hit. */
export async function pageOf(
  db: Db,
  reach: Pick<Reach, 'queries' | 'filters' | 'now'>,
  { sort, limit, offset }: Page,
): Promise<{ ids: bigint[]; count: number }> {
  const enough = sort === 'best' ? ENOUGH : COUNT_MAX + 1
  const pages = needsPrice(reach.filters, sort) ? PRICED_PAGES : PAGES
  const until = offset + limit
  const [found] = (await pages.get(sort)?.(db, { ...reached({ ...reach, enough, until }), limit, offset })) ?? []
  if (!found) throw new Error('a search has no row')
  return { ids: found.ids.map(BigInt), count: whole(found.hits, found.lowest) }
}

/** The filters of `filters` that `within` has not: they decide in which facets a hit counts. */
function chosen(filters: SearchFilters, within: SearchFilters) {
  const own = <K extends keyof SearchFilters>(name: K) => (filters[name] === within[name] ? null : filters[name])
  return {
    ownKinds: listText(own('categoryIds')),
    ownBrands: listText(own('brandIds')),
    ownPriceMin: minorText(own('priceMin')),
    ownPriceMax: minorText(own('priceMax')),
    ownRate: own('rateMin') ?? 0,
  }
}

interface FacetRow {
  readonly category_id: string | null
  readonly brand_id: string | null
  readonly rate: number | null
  readonly of_kind: number
  readonly of_brand: number
  readonly of_rate: number
  readonly bar: number | null
  readonly of_bar: number
  readonly step: string | null
  readonly since: string | null
  readonly least: string | null
  readonly most: string | null
  readonly lowest: number
}

const price = (text: string | null | undefined) => (text === null || text === undefined ? null : BigInt(text))

const least = value('ownPriceMin', 'bigint')
const most = value('ownPriceMax', 'bigint')

const readFacets = statement<FacetRow>(
  'search:facets',
  () => sql`
    with hit as materialized (select * from ${PRICED_HITS}),
    flagged as (
      select category_id, brand_id, rate, price, ${shownPrice(sql`price`, value('perUsd', 'text'))} as shown,
        (${list('ownKinds')} is null or category_id = any(${list('ownKinds')})) as in_kind,
        (${list('ownBrands')} is null or brand_id = any(${list('ownBrands')})) as in_brand,
        (${least} is null or price >= ${least}) and (${most} is null or price <= ${most}) as in_price,
        rate >= ${value('ownRate', 'int')} as in_rate
      from hit where product_id is not null),
    span as (
      select ${lowestShown(sql`shown`)} as least, ${mostShown(sql`shown`)} as most
      from flagged where in_kind and in_brand and in_rate),
    width as (select least, ${barStep(sql`least`, sql`most`)} as step from span),
    bars as (select step, ${barsFrom(sql`least`, sql`step`)} as since from width),
    counted as (
      select flagged.*,
        case when in_kind and in_brand and in_rate then ${barOf(sql`shown`, sql`since`, sql`step`)} else -1 end as bar
      from flagged cross join bars)
    select category_id::text as category_id, brand_id::text as brand_id, rate, bar, count(*)::int as of_bar,
      (select step::text from bars) as step, (select since::text from bars) as since,
      (count(*) filter (where in_brand and in_price and in_rate))::int as of_kind,
      (count(*) filter (where in_kind and in_price and in_rate))::int as of_brand,
      (count(*) filter (where in_kind and in_brand and in_price))::int as of_rate,
      (min(price) filter (where in_kind and in_brand and in_rate))::text as least,
      (max(price) filter (where in_kind and in_brand and in_rate))::text as most,
      (select tier from hit where product_id is null) as lowest
    from counted group by grouping sets ((category_id), (brand_id), (rate), (bar), ())`,
)

/** All facets by one statement; each leaves its own filter out. In a large market they count in its best-known hits. */
export async function facetsOf(
  db: Db,
  { rate: perUsd, ...reach }: Pick<Reach, 'queries' | 'now'> & { readonly rate: string },
  filters: SearchFilters,
  within: SearchFilters,
): Promise<SearchFacets> {
  const values = reached({ ...reach, filters: within, enough: ENOUGH, until: 0 })
  const found = await readFacets(db, { ...values, ...chosen(filters, within), perUsd })
  const all = found.find(
    (row) => row.category_id === null && row.brand_id === null && row.rate === null && row.bar === null,
  )
  return {
    byCategory: found.flatMap(({ category_id: id, of_kind: count, lowest }) =>
      id === null || count === 0 ? [] : { id: BigInt(id), count: whole(count, lowest) },
    ),
    byBrand: found.flatMap(({ brand_id: id, of_brand: count, lowest }) =>
      id === null || count === 0 ? [] : { id: BigInt(id), count: whole(count, lowest) },
    ),
    byRate: found.flatMap(({ rate: stars, of_rate: count, lowest }) =>
      stars === null ? [] : { rate: stars, count: whole(count, lowest) },
    ),
    range: all && { min: price(all.least), max: price(all.most) },
    prices: {
      step: price(all?.step),
      from: price(all?.since) ?? 0n,
      counts: found.flatMap(({ bar, of_bar: count, lowest }) =>
        bar === null || bar < 0 ? [] : { bar, count: whole(count, lowest) },
      ),
    },
  }
}
