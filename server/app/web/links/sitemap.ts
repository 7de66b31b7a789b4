/**
 * The products on sale, for search engines. A file of the map has a range of ids that is as wide as a file may be long, so
 * the index needs the last id alone, and a file is written while it is read.
 */
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import { link } from '@contract/screens'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'

/** The most addresses in a file, and the most files in an index, by sitemaps.org. */
export const PER_FILE = 50_000
const FILES_MAX = 50_000
const AT_ONCE = 1_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const productPath = (id: bigint | string): string => `/go/${link('product', { product_id: id })}`

async function lastId(db: Db): Promise<bigint> {
  const [last] = await db.select({ id: products.id }).from(products).orderBy(desc(products.id)).limit(1)
  return last?.id ?? 0n
}

/** How many files there are; some of them may be empty, where products are no longer on sale. */
export async function countFiles(db: Db): Promise<number> {
  const last = await lastId(db)
  return Math.min(FILES_MAX, Number((last + BigInt(PER_FILE) - 1n) / BigInt(PER_FILE)))
}

/** The index of `count` files. `origin` has nothing in it that XML would escape. */
export function sitemapIndex(origin: string, count: number): string {
  const files = Array.from(
    { length: count },
    (_, file) => `<sitemap><loc>${origin}/sitemap-${file + 1}.xml</loc></sitemap>`,
  )
  return `${HEAD}<sitemapindex ${SPACE}>\n${files.join('\n')}\n</sitemapindex>\n`
}

/** The text of a file, from 1 on, in pieces: a thousand products are in the memory at a time. */
export async function* sitemapFile(db: Db, origin: string, file: number): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SPACE}>\n`
  const end = BigInt(file) * BigInt(PER_FILE)
  for (let after: bigint | undefined = end - BigInt(PER_FILE); after !== undefined;) {
    const rows: { id: bigint; updatedAt: Date }[] = await db
      .select({ id: products.id, updatedAt: products.updatedAt })
      .from(products)
      .where(and(gt(products.id, after), lte(products.id, end), eq(products.hidden, false)))
      .orderBy(asc(products.id))
      .limit(AT_ONCE)
    yield rows.map(({ id, updatedAt }) => entry(`${origin}${productPath(id)}`, updatedAt)).join('')
    after = rows.length === AT_ONCE ? rows.at(-1)?.id : undefined
  }
  yield '</urlset>\n'
}

const entry = (address: string, changed: Date): string =>
  `<url><loc>${address}</loc><lastmod>${changed.toISOString().slice(0, 10)}</lastmod></url>\n`
