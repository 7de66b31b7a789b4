/** What happens to a review after it was written. */
import { eq } from 'drizzle-orm'
import { reviews } from '../../kernel/db/schema/reviews'
import type { Tx } from '../../kernel/db/types'

type Review = typeof reviews.$inferSelect
type Changes = Partial<Pick<Review, 'reply' | 'repliedAt' | 'reportedAt' | 'reportReason' | 'hiddenAt'>>

export async function changeReview(tx: Tx, id: bigint, changes: Changes): Promise<void> {
  await tx.update(reviews).set(changes).where(eq(reviews.id, id))
}
