/** The statements over the hits of a search: a page of ids with how many there are, and the facets. */
import { sql, type SQL } from 'drizzle-orm'
import { COUNT_MAX } from '@contract/base/constants'
import { rows } from '../../../kernel/db/rows'
import type { Db } from '../../../kernel/db/types'
import { barOf, barsFrom, barStep, lowestShown, mostShown, shownPrice } from '../price-bars'
import type { SearchFacets, SearchFilters, SearchSort } from '../types'
import type { Queries } from './queries'

/** So many of the best-known are looked for before lesser-known ones are. */
const ENOUGH = 100
/** How many products of a large market there are for one of each tier. */
const TIER_FACTOR = 16

const ids = (list: readonly string[] | null) =>
  list === null ? sql`null::bigint[]` : sql`${sql.param(list)}::bigint[]`
const minor = (price: bigint | null) => sql`${price === null ? null : String(price)}::bigint`

/** The current deals by product: only where prices count. */
const dealsAt = (now: Date): SQL => sql`(
  select jsonb_object_agg(product_id, price_minor) from (
    select product_id, min(price_minor) as price_minor from flash_deals
    where starts_at <= ${now.toISOString()}::timestamptz and ends_at > ${now.toISOString()}::timestamptz and "left" > 0
    group by product_id) as deal)`

interface Reach {
  readonly queries: Queries
  readonly filters: SearchFilters
  readonly now: Date
  /** Whether deals count. */
  readonly priced: boolean
  readonly enough: number
  /** The page ends with this one. */
  readonly until: number
}

const hitsOf = ({ queries, filters, now, priced, enough, until }: Reach): SQL => sql`
  search_hits(${queries.every}::tsquery, ${queries.headed}::tsquery, ${queries.named}::tsquery, ${queries.inName}::tsquery,
    ${queries.whole}::tsquery, ${ids(filters.shopIds)}, ${ids(filters.brandIds)}, ${ids(filters.categoryIds)},
    ${minor(filters.priceMin)}, ${minor(filters.priceMax)}, ${filters.rateMin}::int, ${filters.inStock}::boolean,
    ${filters.onSale}::boolean, ${priced ? dealsAt(now) : sql`null::jsonb`}, ${enough}::int, ${until}::int,
    ${COUNT_MAX + 1}::int)`

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

/** The ids of a page, and how many there are on all pages. Orders but that of relevance look at every hit. */
export async function pageOf(
  db: Db,
  reach: Pick<Reach, 'queries' | 'filters' | 'now'>,
  { sort, limit, offset }: Page,
): Promise<{ ids: bigint[]; count: number }> {
  const enough = sort === 'best' ? ENOUGH : COUNT_MAX + 1
  const hits = hitsOf({ ...reach, priced: needsPrice(reach.filters, sort), enough, until: offset + limit })
  const [found] = await rows<{ ids: string[]; hits: number; lowest: number }>(
    db,
    sql`
      with hit as materialized (select * from ${hits})
      select (select count(product_id)::int from hit) as hits,
        (select tier from hit where product_id is null) as lowest,
        array(select product_id::text from hit where product_id is not null order by ${ORDERS[sort]}
          limit ${limit}::int offset ${offset}::int) as ids`,
  )
  if (!found) throw new Error('a search has no row')
  return { ids: found.ids.map(BigInt), count: whole(found.hits, found.lowest) }
}

const isIn = (column: SQL, list: readonly string[] | null) =>
  list === null ? sql`true` : sql`${column} = any(${ids(list)})`

/** The filters of `filters` that `within` has not: they decide in which facets a hit counts. */
function chosen(
  filters: SearchFilters,
  within: SearchFilters,
): Readonly<Record<'kind' | 'brand' | 'price' | 'rate', SQL>> {
  const own = <K extends keyof SearchFilters>(name: K) => (filters[name] === within[name] ? null : filters[name])
  const [least, most] = [own('priceMin'), own('priceMax')]
  return {
    kind: isIn(sql`category_id`, own('categoryIds')),
    brand: isIn(sql`brand_id`, own('brandIds')),
    price: sql`(${minor(least)} is null or price >= ${minor(least)}) and (${minor(most)} is null or price <= ${minor(most)})`,
    rate: sql`rate >= ${own('rateMin') ?? 0}::int`,
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

/** All facets by one statement; each leaves its own filter out. In a large market they count in its best-known hits. */
export async function facetsOf(
  db: Db,
  { rate: perUsd, ...reach }: Pick<Reach, 'queries' | 'now'> & { readonly rate: string },
  filters: SearchFilters,
  within: SearchFilters,
): Promise<SearchFacets> {
  const { kind, brand, price: inPrice, rate } = chosen(filters, within)
  const hits = hitsOf({ ...reach, filters: within, priced: true, enough: ENOUGH, until: 0 })
  const found = await rows<FacetRow>(
    db,
    sql`
      with hit as materialized (select * from ${hits}),
      flagged as (
        select category_id, brand_id, rate, price, ${shownPrice(sql`price`, sql`${perUsd}`)} as shown, ${kind} as in_kind,
          ${brand} as in_brand, ${inPrice} as in_price, ${rate} as in_rate
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
