import { desc, eq, sql } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { products, reviews } from '../db/schema/catalogue'
import type { Db } from '../db/types'
import type { Paging } from './query'

const STARS = [5, 4, 3, 2, 1]

/** A page of a product's reviews, newest first, with how many gave each star; null without such a product. */
export async function findReviews(db: Db, productId: bigint, { p, pageSize }: Paging): Promise<Data<'reviews'> | null> {
  const ofProduct = eq(reviews.productId, productId)
  const [[known], rows, counts] = await Promise.all([
    db.select({ id: products.id }).from(products).where(eq(products.id, productId)),
    db
      .select()
      .from(reviews)
      .where(ofProduct)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(pageSize)
      .offset((p - 1) * pageSize),
    db
      .select({ star: reviews.star, count: sql<number>`count(*)`.mapWith(Number) })
      .from(reviews)
      .where(ofProduct)
      .groupBy(reviews.star),
  ])
  if (!known) return null
  const byStar = new Map(counts.map(({ star, count }) => [star, count]))
  return {
    list: rows.map((row) => ({
      review_id: String(row.id),
      author: row.author,
      star: row.star,
      summary: row.summary,
      content: row.content,
      images: row.images,
      options: row.options,
      created_at: row.createdAt.toISOString(),
    })),
    count: counts.reduce((sum, { count }) => sum + count, 0),
    p,
    page_size: pageSize,
    histogram: STARS.map((star) => ({ star, count: byStar.get(star) ?? 0 })),
  }
}
