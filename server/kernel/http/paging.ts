/**
 * Pages of lists: `p` counts from 1, and past the end a page is empty [wire.list] [wire.page-limits]. A long list ends
 * after 10,000 rows, so that nobody counts or skips more of them [wire.count-more].
 */
import { COUNT_MAX, PAGE_SIZE } from '@contract/constants'

export interface Paging {
  readonly p: number
  readonly pageSize: number
}

export interface PageFields {
  readonly p?: number
  readonly page_size?: number
}

/** A select of Drizzle, filtered and ordered. */
export interface Ordered<Row> {
  limit(most: number): { offset(skipped: number): PromiseLike<Row[]> }
}

interface Listed<Row, Item> {
  /** How many rows there are on all pages, or the query that counts them; above `most`, any number above it. */
  readonly total: number | PromiseLike<readonly { readonly total: number }[]>
  readonly rows: Ordered<Row>
  readonly present: (rows: Row[]) => readonly Item[] | Promise<readonly Item[]>
  /** After how many rows the list ends; tests have a lower one. */
  readonly most?: number
}

export function paging(fields: PageFields): Paging {
  return { p: fields.p ?? 1, pageSize: fields.page_size ?? PAGE_SIZE }
}

/** The rows of a page. */
export function rowsOf<Row>(rows: Ordered<Row>, { p, pageSize }: Paging): PromiseLike<Row[]> {
  return rows.limit(pageSize).offset((p - 1) * pageSize)
}

/** A count as lists state it. */
export function statedCount(total: number, most: number = COUNT_MAX): { count: number; count_more?: true } {
  return total > most ? { count: most, count_more: true } : { count: total }
}

/** Counts a list, reads one page of it, and answers both as the contract's lists have them. */
export async function readPage<Row, Item>(
  fields: PageFields,
  { total, rows, present, most = COUNT_MAX }: Listed<Row, Item>,
) {
  const { p, pageSize } = paging(fields)
  const stated = statedCount(typeof total === 'number' ? total : ((await total)[0]?.total ?? 0), most)
  const skipped = (p - 1) * pageSize
  const left = stated.count - skipped
  const found = left > 0 ? await rows.limit(Math.min(pageSize, left)).offset(skipped) : []
  return { list: [...(await present(found))], ...stated, p, page_size: pageSize }
}
