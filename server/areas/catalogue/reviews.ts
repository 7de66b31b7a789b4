import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import type { Review } from '@contract/entities/product'
import { prepared } from '../../kernel/db/prepared'
import { products } from '../../kernel/db/schema/catalogue'
import { reviews } from '../../kernel/db/schema/reviews'
import type { Db } from '../../kernel/db/types'
import { publicAddress } from '../uploads/addresses'
import { isFileName } from '../uploads/file-names'
import { falling, listOrder } from '../../kernel/http/list-order'
import { nextOf, paging, sliceOf, type Ordered, type PageFields } from '../../kernel/http/paging'

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

const ofProduct = (productId: unknown) => and(sql`${reviews.productId} = ${productId}`, isNull(reviews.hiddenAt))

/** How many reviews of a product have how many stars: one row without stars if there are none, no row for no product. */
const countsOf = (db: Db) =>
  prepared(db, 'review-counts', (name) =>
    db
      .select({ star: reviews.star, count: count(reviews.id) })
      .from(products)
      .leftJoin(reviews, ofProduct(products.id))
      .where(eq(products.id, sql.placeholder('productId')))
      .groupBy(reviews.star)
      .prepare(name),
  )

const newestOf = (db: Db, productId: unknown, beyond?: SQL) =>
  db
    .select()
    .from(reviews)
    .where(and(ofProduct(productId), beyond))
    .orderBy(...NEWEST.sorted)

/** The same by its number, which most readers ask for. */
const pageOf = (db: Db, productId: bigint): Ordered<typeof reviews.$inferSelect> => ({
  limit: (most) => ({
    offset: (skipped) =>
      prepared(db, 'reviews', (name) =>
        newestOf(db, sql.placeholder('productId'))
          .limit(sql.placeholder('most'))
          .offset(sql.placeholder('skipped'))
          .prepare(name),
      ).execute({ productId, most, skipped }),
  }),
})

/**
 * A page of a product's reviews, newest first, with the count per number of stars; null if there is no such product.
 */
export async function findReviews(
  db: Db,
  productId: bigint,
  fields: PageFields,
  origin: string,
): Promise<Data<'reviews'> | null> {
  const counts = await countsOf(db).execute({ productId })
  if (counts.length === 0) return null
  const byStar = new Map(counts.map(({ star, count: of }) => [star, of]))
  const total = counts.reduce((sum, { count: of }) => sum + of, 0)
  const rows = (beyond: SQL | undefined) => (beyond ? newestOf(db, productId, beyond) : pageOf(db, productId))
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
