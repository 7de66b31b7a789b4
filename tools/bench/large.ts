/** How long a large shop takes to answer: each call is asked for something else each time, so that no cache answers for it. */
import type { Data } from '@contract/all-calls'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { QUERIES } from '../../tests/search/queries/all'
import { CALLS, type Shop } from './calls'
import { quantile } from './report'
import { spent, type Running } from './server'

/** How often each call is made: enough for a 99th percentile that five slower answers make. */
const TIMES = 500
const WARM_UP = 50
/** Ids of products and categories that the calls go through. */
const PAGES = 10

/** What the calls go through, one thing after the other. */
interface Things {
  readonly shop: Shop
  readonly categories: readonly string[]
  readonly brands: readonly string[]
  readonly products: readonly string[]
  readonly searches: readonly (readonly [Language, string])[]
}

type Play = (things: Things, turn: number) => Promise<unknown>

/** Milliseconds: the answers' quantiles, and the CPU time of one call. */
export interface Answered {
  readonly name: string
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly server: number
  readonly database: number
}

function at<T>(list: readonly T[], turn: number): T {
  const item = list[turn % list.length]
  if (item === undefined) throw new Error('the shop lacks what a call would ask for')
  return item
}

const list =
  (fields: (things: Things, turn: number) => Readonly<Record<string, string>>): Play =>
  (things, turn) =>
    things.shop.client.get('/customer/product/get_all_products', fields(things, turn))

const SORTS = ['best', 'new', 'sold', 'price_asc', 'price_desc', 'rate']
const same =
  (name: string): Play =>
  ({ shop }) => {
    const call = CALLS[name]
    if (!call) throw new Error(`there is no call ${name}`)
    return call(shop)
  }

/** By their names in the table. A prefix of two letters is what suggestions cost most for. */
const PLAYS: Readonly<Record<string, Play>> = {
  'list, six orders, 200 pages': list((_, turn) => ({ sort: at(SORTS, turn), p: String(1 + (turn % 200)) })),
  'list of a category, in stock': list(({ categories }, turn) => ({
    ...{ category_id: at(categories, turn), in_stock: '1', p: String(1 + (turn % 3)) },
  })),
  'category with facets': ({ shop, categories }, turn) =>
    shop.client.get(`/category/${at(categories, turn)}/${1 + (turn % 5)}`),
  'brand with facets': ({ shop, brands }, turn) => shop.client.get(`/brand/${at(brands, turn)}`),
  'search, six languages': ({ shop, searches }, turn) => {
    const [lang, term] = at(searches, turn)
    return shop.client.get(`/search/${encodeURIComponent(term)}`, {}, undefined, lang)
  },
  suggestions: ({ shop, searches }, turn) => {
    const [lang, term] = at(searches, turn)
    return shop.client.get('/search/suggest', { q: [...term].slice(0, 2 + (turn % 3)).join('') }, undefined, lang)
  },
  product: ({ shop, products }, turn) => shop.client.get('/catalog/product/index', { product_id: at(products, turn) }),
  orders: same('orders'),
  order: same('order'),
  'orders of a shop': same('orders of a shop'),
  'all orders': same('all orders'),
  'all accounts': same('all accounts'),
  'purchase, five calls': same('purchase'),
}

async function thingsOf(shop: Shop): Promise<Things> {
  const pages = await Promise.all(
    Array.from({ length: PAGES }, (_, page) =>
      shop.client.get<Data<'getAllProducts'>>('/customer/product/get_all_products', {
        ...{ page_size: '50', sort: at(SORTS, page), p: String(1 + 17 * page) },
      }),
    ),
  )
  const products = pages.flatMap((page) => page.list)
  const each = (of: (product: (typeof products)[number]) => string) => [...new Set(products.map(of))]
  return {
    shop,
    products: each(({ product_id }) => product_id),
    categories: each(({ category_id }) => category_id),
    brands: each(({ brand_id }) => brand_id),
    searches: LANGUAGE_CODES.flatMap((lang) => QUERIES[lang].map(({ term }) => [lang, term] as const)),
  }
}

async function answered(name: string, play: Play, things: Things, server: Running): Promise<Answered> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await play(things, turn)
  const before = await server.cpu()
  const times: number[] = []
  for (let turn = WARM_UP; turn < WARM_UP + TIMES; turn += 1) {
    const began = performance.now()
    await play(things, turn)
    times.push(performance.now() - began)
  }
  const took = spent(before, await server.cpu(), server.pid)
  return {
    name,
    ...{ p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) },
    ...{ server: took.server / TIMES, database: took.database / TIMES },
  }
}

/** Plays all calls, one after the other, and tells of each as soon as it is measured. */
export async function answersOf(server: Running, shop: Shop, say: (line: string) => void): Promise<Answered[]> {
  const things = await thingsOf(shop)
  const all: Answered[] = []
  for (const [name, play] of Object.entries(PLAYS)) {
    const row = await answered(name, play, things, server)
    say(`${name}: p50 ${row.p50.toFixed(1)} ms, p99 ${row.p99.toFixed(1)} ms`)
    all.push(row)
  }
  return all
}

const HEAD = ['call', 'p50', 'p95', 'p99', 'CPU of the server', 'CPU of the database']

/** A table in Markdown, in the order of the calls; all in milliseconds. */
export function answersTable(all: readonly Answered[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = all.map(({ name, p50, p95, p99, server, database }) =>
    line([name, ...[p50, p95, p99, server, database].map((value) => value.toFixed(1))]),
  )
  return [line(HEAD), line(HEAD.map((_, place) => (place === 0 ? '---' : '--:'))), ...rows].join('\n')
}
