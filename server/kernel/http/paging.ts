/**
 * Pages of lists: `p` counts from 1, and past the end a page is empty [wire.list] [wire.page-limits]. A long list ends
 * after 10,000 rows, so that nobody counts or skips more of them [wire.count-more].
 */
import type { SQL } from 'drizzle-orm'
import { COUNT_MAX, PAGE_SIZE } from '@contract/base/constants'
import { comesAfter, keyOf, valuesOf, type ListOrder } from './list-order'

export interface Paging {
  readonly p: number
  readonly pageSize: number
}

export interface PageFields {
  readonly p?: number
  readonly page_size?: number
  /** The key of the last entry before the page, in place of `p` [wire.page-key]. */
  readonly after?: string
}

/** A select of Drizzle, filtered and ordered. */
export interface Ordered<Row> {
  limit(most: number): { offset(skipped: number): PromiseLike<Row[]> }
}

/** The rows of a prepared statement, whose placeholders `limit` and `offset` are those of the page. */
export const byStatement = <Row>(
  statement: { execute(values: Readonly<Record<string, unknown>>): PromiseLike<Row[]> },
  values: Readonly<Record<string, unknown>>,
): Ordered<Row> => ({
  limit: (limit) => ({ offset: (offset) => statement.execute({ ...values, limit, offset }) }),
})

export function paging(fields: PageFields): Paging {
  return { p: fields.p ?? 1, pageSize: fields.page_size ?? PAGE_SIZE }
}

/** The rows of a page. */
export function rowsOf<Row>(rows: Ordered<Row>, { p, pageSize }: Paging): PromiseLike<Row[]> {
  return rows.limit(pageSize).offset((p - 1) * pageSize)
}

/** A list by the keys of its entries. */
interface Keyed<Row> {
  readonly order: ListOrder<Row>
  /** Its rows in that order, with a further condition. */
  readonly rows: (where: SQL | undefined) => Ordered<Row>
}

interface Slice<Row> {
  readonly rows: Row[]
  /** The key after which the list goes on; absent at its end. */
  readonly next?: string
}

/** A page by the key of the entry before it, or else by its number, of a list with `count` entries. */
export async function sliceOf<Row>(
  fields: PageFields,
  { order, rows }: Keyed<Row>,
  count: number,
): Promise<Slice<Row>> {
  const { p, pageSize } = paging(fields)
  const { after } = fields
  const skipped = after === undefined ? (p - 1) * pageSize : 0
  // one row more tells whether there is a page after this one, where no count does
  const most = after === undefined ? Math.min(pageSize, count - skipped) : pageSize + 1
  const beyond = after === undefined ? undefined : comesAfter(order, valuesOf(order, after))
  const found = most > 0 ? await rows(beyond).limit(most).offset(skipped) : []
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  const ends = after === undefined ? skipped + page.length >= count : found.length <= pageSize
  return { rows: page, ...(last === undefined || ends ? {} : { next: keyOf(order, last) }) }
}

/** As an answer has it. */
export const nextOf = ({ next }: { readonly next?: string }) => (next === undefined ? {} : { next })

/** A count as lists state it. */
export function statedCount(total: number, most: number = COUNT_MAX): { count: number; count_more?: true } {
  return total > most ? { count: most, count_more: true } : { count: total }
}

interface Counted<Row, Item> {
  /** How many rows there are on all pages, or the query that counts them; above `most`, any number above it. */
  readonly total: number | PromiseLike<readonly { readonly total: number }[]>
  readonly present: (rows: Row[]) => readonly Item[] | Promise<readonly Item[]>
  /** After how many rows the list ends; tests have a lower one. */
  readonly most?: number
}

const stateCount = async <Row, Item>({ total, most = COUNT_MAX }: Counted<Row, Item>) =>
  statedCount(typeof total === 'number' ? total : ((await total)[0]?.total ?? 0), most)

/** Counts a list and reads a page of it by key, for lists that somebody reads to their end: what comes or goes meanwhile repeats and skips nothing. */
export async function readKeyed<Row, Item>(fields: PageFields, listed: Counted<Row, Item> & Keyed<Row>) {
  const { p, pageSize } = paging(fields)
  const stated = await stateCount(listed)
  const slice = await sliceOf(fields, listed, stated.count)
  return { list: [...(await listed.present(slice.rows))], ...stated, p, page_size: pageSize, ...nextOf(slice) }
}

/** Counts a list, reads one page of it, and answers both as the contract's lists have them. */
export async function readPage<Row, Item>(
  fields: PageFields,
  listed: Counted<Row, Item> & { readonly rows: Ordered<Row> },
) {
  const { p, pageSize } = paging(fields)
  const stated = await stateCount(listed)
  const skipped = (p - 1) * pageSize
  const left = stated.count - skipped
  const found = left > 0 ? await listed.rows.limit(Math.min(pageSize, left)).offset(skipped) : []
  return { list: [...(await listed.present(found))], ...stated, p, page_size: pageSize }
}
