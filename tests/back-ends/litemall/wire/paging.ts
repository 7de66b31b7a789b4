/** Lists in pages, and the order of their rows. */
import { Decimal, isLess } from './decimal'
import type { Json } from './json'

/** A list with where in all of it the page lies. */
export type Page<T> = {
  readonly list: readonly T[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly pages: number
}

/**
 * One page of rows. A number past the end gives the last page once more and says so in `page`; one below 1 gives the
 * first. With no rows at all both `page` and `pages` are 0.
 */
export function pageOf<T>(rows: readonly T[], page: number, limit: number): Page<T> {
  const total = rows.length
  const pages = limit > 0 ? Math.ceil(total / limit) : 0
  const number = Math.min(Math.max(page, 1), pages)
  const start = (number - 1) * limit
  const list = number > 0 ? rows.slice(start, start + limit) : []
  return { list, total, page: number, limit, pages }
}

/** All rows as if they were one page, for lists that are read without paging: an empty one has `limit` 0, `pages` 1. */
export const allOf = <T>(rows: readonly T[]): Page<T> => ({
  list: rows,
  total: rows.length,
  page: 1,
  limit: rows.length,
  pages: 1,
})

/** The same page with other contents. */
export const mapPage = <T, U>(page: Page<T>, change: (row: T) => U): Page<U> => ({
  ...page,
  list: page.list.map(change),
})

/** What a list is sorted by, as a request names it: a column, and `asc` or `desc` in any case. */
export interface Sorting {
  readonly sort: string
  readonly order: string
}

const FIELDS = new Map([
  ['add_time', 'addTime'],
  ['retail_price', 'retailPrice'],
  ['name', 'name'],
])

function compare(a: Json, b: Json): number {
  if (a instanceof Decimal && b instanceof Decimal) return Number(isLess(b, a)) - Number(isLess(a, b))
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()]
  return Number(left > right) - Number(left < right)
}

/** The rows in the order of a column; rows that are equal in it stay in the order of their numbers. */
export function sorted<T extends { readonly [field: string]: Json }>(
  rows: readonly T[],
  { sort, order }: Sorting,
): T[] {
  const column = sort.toLowerCase()
  const field = FIELDS.get(column) ?? column
  const direction = order.toLowerCase() === 'desc' ? -1 : 1
  return [...rows].sort((a, b) => direction * compare(a[field], b[field]))
}

/** The latest first. */
export const LATEST: Sorting = { sort: 'add_time', order: 'desc' }
