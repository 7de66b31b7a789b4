import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import type { Review } from '@contract/entities/product'
import { products } from '../../kernel/db/schema/catalogue'
import { reviews } from '../../kernel/db/schema/reviews'
import type { Db } from '../../kernel/db/types'
import { publicAddress } from '../uploads/addresses'
import { isFileName } from '../uploads/file-names'
import { falling, listOrder } from '../../kernel/http/list-order'
import { nextOf, paging, sliceOf, type PageFields } from '../../kernel/http/paging'

const STARS = [5, 4, 3, 2, 1]

/** A review in the API's format; pictures from buyers use the address at which the caller reached the server. */
export const presentReview = (row: typeof reviews.$inferSelect, origin: string): Review => ({
  review_id: String(row.id),
  author: row.author,
  star: row.star,
  summary: row.summary,
  content: row.content,
  images: row.images.map((image) => (isFileName(image) ? publicAddress(origin, image) : image)),
  options: row.options,
  created_at: row.createdAt.toISOString(),
  reply:
    row.reply === null || row.repliedAt === null ? null : { text: row.reply, created_at: row.repliedAt.toISOString() },
})

const NEWEST = listOrder<typeof reviews.$inferSelect>(
  falling(reviews.createdAt, ({ createdAt }) => createdAt),
  falling(reviews.id, ({ id }) => id),
)

/**
 * A page of a product's reviews, newest first, with the count per number of stars; null if there is no such product.
 */
export async function findReviews(
  db: Db,
  productId: bigint,
  fields: PageFields,
  origin: string,
): Promise<Data<'reviews'> | null> {
  const ofProduct = and(eq(reviews.productId, productId), isNull(reviews.hiddenAt))
  const [[known], counts] = await Promise.all([
    db.select({ id: products.id }).from(products).where(eq(products.id, productId)),
    db
      .select({ star: reviews.star, count: sql<number>`count(*)`.mapWith(Number) })
      .from(reviews)
      .where(ofProduct)
      .groupBy(reviews.star),
  ])
  if (!known) return null
  const byStar = new Map(counts.map(({ star, count }) => [star, count]))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const rows = (beyond: SQL | undefined) =>
    db
      .select()
      .from(reviews)
      .where(and(ofProduct, beyond))
      .orderBy(...NEWEST.sorted)
  const page = await sliceOf(fields, { order: NEWEST, rows }, total)
  const { p, pageSize } = paging(fields)
  return {
    list: page.rows.map((row) => presentReview(row, origin)),
    count: total,
    p,
    page_size: pageSize,
    ...nextOf(page),
    histogram: STARS.map((star) => ({ star, count: byStar.get(star) ?? 0 })),
  }
}
