/** What a shop does about reviews, each with its record [rule.seller-reply] [rule.seller-history]. */
import { changeReview } from '../../reviews/changes'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { products } from '../../../kernel/db/schema/catalogue'
import { reviews } from '../../../kernel/db/schema/reviews'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, operationFailed, Refusal } from '../../../kernel/http/refusal'
import { ofShop } from '../stock-filters'
import { record, type ShopActor } from '../record'

/** A review of one of the shop's products that buyers see, locked. Throws 2000019 for any other. */
async function lockReview(tx: Tx, { shop }: ShopActor, id: bigint) {
  const own = tx.select({ id: products.id }).from(products).where(ofShop(shop.id))
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), inArray(reviews.productId, own), isNull(reviews.hiddenAt)))
    .for('update')
  if (!row) throw new Refusal(Code.notFound)
  return row
}

/** Sets, replaces or, with an empty text, removes the shop's reply. Sent again it changes nothing. */
export async function replyTo(tx: Tx, actor: ShopActor, id: bigint, text: string): Promise<void> {
  const { reply: before } = await lockReview(tx, actor, id)
  const reply = text.trim() === '' ? null : text.trim()
  if (reply === before) return
  const repliedAt = reply === null ? null : actor.at
  await changeReview(tx, id, { reply, repliedAt })
  const change = { before: { reply: before }, after: { reply } }
  await record(tx, actor, { action: 'reply', subject: 'reviews', id, ...change })
}

/** Reports a review to the operators, once. Throws 1000008 for an empty reason, and not_allowed for a second report. */
export async function reportReview(tx: Tx, actor: ShopActor, id: bigint, reason: string): Promise<void> {
  const remark = reason.trim()
  if (remark === '') throw fieldRefusal(Code.invalidParameter, [{ field: 'reason', rule: 'required' }])
  const { reportedAt } = await lockReview(tx, actor, id)
  if (reportedAt !== null) throw operationFailed('not_allowed')
  await changeReview(tx, id, { reportedAt: actor.at, reportReason: remark })
  const change = { before: {}, after: { reported_at: actor.at.toISOString() } }
  await record(tx, actor, { action: 'report', subject: 'reviews', id, remark, ...change })
}
