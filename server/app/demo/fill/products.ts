/** Products of a filled shop: made from the demo's own in the database, thousands in a few statements. */
import { sql, type SQL } from 'drizzle-orm'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { comparable } from '@contract/rules/comparable'
import { tokensOf } from '../../../areas/search/analysis/tokens'
import { addWords } from '../../../areas/search/index/put'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { SERIES } from '../vocabulary/series'
import { draw } from './draw'
import type { Pattern } from './own-products'

/** In the order in which the database returns them, which search texts have. */
const KEYS = [...LANGUAGE_CODES].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))

const AGE_DAYS = 700
const SOLD_DAYS_AGO = 3

const list = (parts: readonly SQL[], between: SQL = sql`, `) => sql.join([...parts], between)

async function writePatterns(tx: Tx, patterns: readonly Pattern[]): Promise<void> {
  await tx.execute(sql`
    create temp table fill_patterns on commit drop as
    select k, product::bigint as product_id, names, above, brand, brands, shops, pictures
    from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb)
      as x(k int, product text, names jsonb, above text, brand text, brands jsonb, shops jsonb, pictures jsonb)`)
  const series = SERIES.map((names, w) => ({
    w,
    names,
    texts: Object.fromEntries(KEYS.map((key) => [key, comparable(names[key])])),
  }))
  await tx.execute(sql`
    create temp table fill_series on commit drop as
    select w, names, texts from jsonb_to_recordset(${JSON.stringify(series)}::jsonb) as x(w int, names jsonb, texts jsonb)`)
  // no worker gathers statistics of a temporary table
  await tx.execute(sql`analyze fill_patterns, fill_series`)
}

/** An element of a jsonb list, by a draw. */
const pick = (from: string, column: string, slot: number) =>
  sql`${sql.raw(from)} -> floor(${draw(column, slot)} * jsonb_array_length(${sql.raw(from)}))::int`

/** Every figure of the products `from` to `to`, with their ids. */
async function draft(tx: Tx, from: number, to: number, patterns: number, now: Date): Promise<void> {
  const count = sql.raw(String(patterns))
  await tx.execute(sql`
    create temp table fill_drafts on commit drop as
    select nextval('products_id_seq') as id, s.* from (
    select g, x.k, x.product_id, x.names, x.above, w.names as series, w.texts,
      ((g - 1) / ${sql.raw(String(SERIES.length))} + 1)::int as number,
      ${pick('x.brands', 'm.one', 0)} as brand, ((${pick('x.shops', 'm.one', 1)}) #>> '{}')::bigint as shop_id,
      coalesce(${pick('x.pictures', 'm.one', 2)}, '{}') as picture,
      (70 + floor(${draw('m.one', 3)} * 81))::int as percent,
      case when ${draw('m.one', 4)} < 0.3 then (65 + floor(${draw('m.one', 5)} * 26))::int end as kept_percent,
      floor(power(${draw('m.two', 0)}, 3) * 60)::int as reviews,
      340 + floor(${draw('m.two', 1)} * 161)::int as stars,
      floor(power(${draw('m.two', 2)}, 4) * 2000)::int as sold, floor(power(${draw('m.two', 3)}, 4) * 400)::int as sold_30d,
      ${draw('m.two', 4)} < 0.04 as is_out,
      date_trunc('milliseconds', ${now.toISOString()}::timestamptz - ${draw('m.two', 5)} * interval '${sql.raw(String(AGE_DAYS))} days') as made_at
    from generate_series(${from}::int, ${to}::int) g
      cross join lateral (select md5('product ' || g) as one, md5('further ' || g) as two offset 0) m
      join fill_patterns x on x.k = (g::bigint * 7919) % ${count}
      join fill_series w on w.w = (g - 1) % ${sql.raw(String(SERIES.length))}
    order by g) s`)
  await tx.execute(sql`analyze fill_drafts (id, k, product_id)`)
}

const nameIn = (key: string) =>
  sql.raw(`'${key}', (p.names ->> '${key}') || ' · ' || (d.series ->> '${key}') || ' ' || d.number`)
const textIn = (key: string) => sql.raw(`(d.names ->> '${key}') || ' · ' || (d.texts ->> '${key}') || ' ' || d.number`)

/** Where products know whether they are in stock, a trigger would write every row a second time to say so. */
const SAYS_STOCK = 'inStock' in products
const stockColumn = sql.raw(SAYS_STOCK ? ', in_stock' : '')
const stockValue = SAYS_STOCK
  ? sql`, exists (select from fill_skus k where k.product_id = d.id and k.stock > 0)`
  : sql.raw('')

async function insertProducts(tx: Tx): Promise<void> {
  const lines = list(KEYS.map(textIn), sql` || E'\\n' || `)
  await tx.execute(sql`
    insert into products (id, shop_id, brand_id, category_id, names, descriptions, short_descriptions, image, ground,
      price_minor, special_price_minor, tax_rate_bps, rate_sum, review_count, sold, sold_30d, popularity, listed_at,
      updated_at, created_at, search_text${stockColumn})
    select d.id, d.shop_id, (d.brand ->> 'id')::bigint, p.category_id,
      p.names || jsonb_build_object(${list(KEYS.map(nameIn))}), p.descriptions, p.short_descriptions,
      coalesce(d.picture ->> 'path', p.image), coalesce(d.picture ->> 'ground', p.ground),
      s.price_minor, s.special_price_minor, p.tax_rate_bps, d.reviews * d.stars / 100, d.reviews, d.sold + d.sold_30d,
      d.sold_30d, d.sold_30d * 10 + d.reviews, d.made_at, d.made_at, d.made_at,
      (d.brand ->> 'text') || E'\\n' || ${lines} || E'\\n' || d.above${stockValue}
    from fill_drafts d join products p on p.id = d.product_id
      join lateral (
        select price_minor, special_price_minor from fill_skus s where s.product_id = d.id
        order by coalesce(special_price_minor, price_minor), number limit 1) s on true
    order by d.id`)
}

/** Prices end on a ten, as the demo's do; of a reduced product every variant is reduced by the same part. */
const WHOLE = sql.raw(`greatest(round(s.price_minor * d.percent / 1000.0), 2)::bigint * 10`)

async function draftSkus(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temp table fill_skus on commit drop as
    select product_id, shop_id, sku, options, price_minor,
      case when kept_percent is not null then floor(price_minor * kept_percent / 1000.0)::bigint * 10 end as special_price_minor,
      case when is_out or (number > 1 and ${draw('m', 0)} < 0.14) then 0 else 12 + floor(${draw('m', 1)} * 129)::int end as stock,
      image, number
    from (
      select d.id as product_id, d.shop_id, d.g, d.is_out, d.kept_percent, s.sku || '-F' || d.g as sku, s.options, ${WHOLE} as price_minor,
        s.image, row_number() over (partition by d.id order by s.id) as number, md5('sku ' || d.g || ' ' || s.sku) as m
      from fill_drafts d join skus s on s.product_id = d.product_id and not s.discontinued offset 0) s`)
  await tx.execute(sql`create index on fill_skus (product_id)`)
  await tx.execute(sql`analyze fill_skus`)
}

async function insertVariants(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into skus (sku, product_id, shop_id, options, price_minor, special_price_minor, stock, image)
    select sku, product_id, shop_id, options, price_minor, special_price_minor, stock, image
    from fill_skus order by product_id, number`)
  await tx.execute(sql`
    insert into product_options (product_id, option, names, values, position)
    select d.id, o.option, o.names, o.values, o.position
    from fill_drafts d join product_options o on o.product_id = d.product_id order by d.id, o.position`)
  await tx.execute(sql`
    insert into product_images (product_id, position, path)
    select id, row_number() over (partition by id order by path <> own, at) - 1, path
    from (
      select d.id, i ->> 'path' as path, d.picture ->> 'path' as own, at
      from fill_drafts d join fill_patterns x on x.k = d.k
        cross join lateral jsonb_array_elements(x.pictures) with ordinality as e(i, at)) s
    order by id`)
}

/** What was sold in the last 30 days, which is counted anew each hour. */
async function insertSold(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into earlier_sales (product_id, day, pieces)
    select id, (${now.toISOString()}::timestamptz at time zone 'UTC')::date - ${sql.raw(String(SOLD_DAYS_AGO))}, sold_30d
    from fill_drafts where sold_30d > 0 order by id`)
}

/** Entries of the index out of those of the patterns, with the brand, the words of the series and the number of each product. */
async function insertEntries(tx: Tx): Promise<void> {
  const series = SERIES.map((names, w) => ({ w, ...tokensOf({ names, brand: '', categories: [], values: [] }) }))
  await addWords(
    tx,
    series.flatMap(({ forms }) => forms),
  )
  const tokens = JSON.stringify(series.map(({ w, vector }) => ({ w, vector })))
  await tx.execute(sql`
    insert into product_search (product_id, shop_id, brand_id, category_id, effective_price_minor, reduced, in_stock, rate,
      review_count, popularity, sold, created_at, tokens)
    select p.id, p.shop_id, p.brand_id, p.category_id, p.effective_price_minor, p.special_price_minor is not null, p.in_stock,
      p.rate, p.review_count, p.popularity, p.sold, p.created_at,
      ts_delete(own.tokens, tsvector_to_array(x.brand::tsvector)) || (d.brand ->> 'vector')::tsvector || added.tokens || ('''_' || d.number || ''':1A')::tsvector
    from fill_drafts d join products p on p.id = d.id
      join product_search own on own.product_id = d.product_id
      join fill_patterns x on x.k = d.k
      join fill_series w on w.names = d.series
      join (select w, vector::tsvector as tokens from json_to_recordset(${tokens}::json) as x(w int, vector text)) added
        on added.w = w.w
    order by p.id on conflict (product_id) do nothing`)
  await tx.execute(sql`delete from search_queue q using fill_drafts d where d.id = q.product_id`)
}

/** Adds the products `from` to `to`, both included and counted from 1. */
export async function addProducts(
  tx: Tx,
  patterns: readonly Pattern[],
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: Date },
): Promise<void> {
  await writePatterns(tx, patterns)
  await draft(tx, from, to, patterns.length, now)
  await draftSkus(tx)
  await insertProducts(tx)
  await insertVariants(tx)
  await insertEntries(tx)
  await insertSold(tx, now)
}
