/** Reviewing a purchase [action.comment] [const.comment-until]. */
import { countStars } from '../catalogue/count-stars'
import { and, eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { Language } from '@contract/base/languages'
import { refusal } from '@contract/base/order-steps'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import { reviews } from '../../kernel/db/schema/reviews'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { fieldRefusal, operationFailed, Refusal } from '../../kernel/http/refusal'
import { linesOf, subjectOf, type Line } from '../orders/lines'
import { lockOrders, applyStep, type Order } from '../order-changes/transitions'
import { textIn } from '../../kernel/text/texts'
import { takeUpload } from '../uploads/keep'
import { mailLowReview } from './notice'

interface Comment {
  readonly userId: bigint
  readonly fields: Fields<'submitReview'>
  readonly lang: Language
  readonly now: Date
}

type ReviewRow = typeof reviews.$inferSelect

/** The buyer's order of a line, locked, with all its lines. Throws 2000019 for a line of another buyer's order. */
async function lockOrder(tx: Tx, userId: bigint, lineId: bigint) {
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.id, lineId), eq(orders.userId, userId)))
  if (!found) throw new Refusal(Code.notFound)
  const order = one(await lockOrders(tx, userId, [found.orderId]))
  return { order, lines: await linesOf(tx, [order.id]) }
}

function checkAllowed(order: Order, lines: readonly Line[], line: Line, now: Date): void {
  if (line.commented || refusal('comment', subjectOf(order, lines, now)) !== null) throw operationFailed('not_allowed')
}

async function takeImages(tx: Tx, { userId, fields, now }: Comment): Promise<string[]> {
  const names: string[] = []
  for (const id of fields.images) {
    const name = await takeUpload(tx, { id: BigInt(id), userId, purpose: 'review' }, now)
    if (name === null) throw fieldRefusal(Code.invalidParameter, [{ field: 'images', rule: 'format' }])
    names.push(name)
  }
  return names
}

/**
 * Writes the review and counts its stars; when the last line is reviewed, the order is completed. Throws 2000019,
 * 2000018 not_allowed for a line that cannot be reviewed (any more), and 1000008 for pictures that are not the
 * buyer's uploads.
 */
export async function submitReview(tx: Tx, comment: Comment): Promise<ReviewRow> {
  const { userId, fields, lang, now } = comment
  const lineId = BigInt(fields.item_id)
  const { order, lines } = await lockOrder(tx, userId, lineId)
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw new Error(`line ${lineId} is not in its order`)
  checkAllowed(order, lines, line, now)
  const summary = fields.summary.trim()
  if (summary === '') throw fieldRefusal(Code.missingParameters, [{ field: 'summary', rule: 'required' }])
  const images = await takeImages(tx, comment)
  const { author } = one(await tx.select({ author: users.firstname }).from(users).where(eq(users.id, userId)))
  await countStars(tx, line.productId, fields.selectStar, 1)
  const review = one(
    await tx
      .insert(reviews)
      .values({
        productId: line.productId,
        author,
        star: fields.selectStar,
        summary,
        content: fields.review_content.trim(),
        images,
        options: line.options.map(({ value }) => textIn(value, lang)).join(', '),
        language: lang,
        createdAt: now,
        userId,
        orderLineId: lineId,
      })
      .returning(),
  )
  await mailLowReview(tx, { reviewId: review.id, shopId: order.shopId, star: review.star, at: now })
  const isLast = lines.every(({ id, commented }) => commented || id === lineId)
  if (isLast && order.status === 'receipt_confirmed') await applyStep(tx, order, 'commented', now)
  return review
}
