/** Mails to the owner of a shop about its reviews [rule.mail-kinds]. */
import type { Tx } from '../../kernel/db/types'
import { queueMail } from '../mails/queue'
import { ownerOf } from '../mails/shop-mails'

/** Reviews with fewer stars are mailed, so that the shop can answer soon. */
const CONTENT = 3

interface NewReview {
  readonly reviewId: bigint
  readonly shopId: bigint
  readonly star: number
  readonly at: Date
}

export async function mailLowReview(tx: Tx, { reviewId, shopId, star, at }: NewReview): Promise<void> {
  const owner = star < CONTENT ? await ownerOf(tx, shopId) : null
  if (owner === null) return
  const review = String(reviewId)
  await queueMail(tx, { key: `review:${review}:shop`, userId: owner, kind: 'shop_review', params: { review }, at })
}
