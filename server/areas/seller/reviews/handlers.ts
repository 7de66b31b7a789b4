/** The calls about the reviews of a shop's products. */
import type { Data } from '@contract/all-calls'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { handle, type CallHandler } from '../../../kernel/http/context'
import type { Caller } from '../../../kernel/sessions/caller'
import { deedOf } from '../deed'
import type { Deed } from '../record'
import { sellerShop } from '../shop'
import { replyTo, reportReview } from './answer'
import { findReview, listReviews, type Reader } from './list'

interface Asking extends Reader {
  readonly db: Db
  readonly user: Caller
  readonly now: Date
  readonly fields: { readonly shop_id?: string; readonly review_id: string }
}

/** Does something about a review, and answers the review after it. */
function change(
  asking: Asking,
  work: (tx: Tx, deed: Deed, id: bigint) => Promise<void>,
): Promise<Data<'sellerReviewReply'>> {
  const id = BigInt(asking.fields.review_id)
  return transaction(asking.db, async (tx) => {
    const deed = await deedOf({ ...asking, db: tx })
    await work(tx, deed, id)
    return { review: await findReview(tx, deed.shop, id, asking) }
  })
}

export const sellerReviewHandlers: readonly CallHandler[] = [
  handle('sellerReviews', async (context) => {
    const { db, user, fields } = context
    return listReviews(db, await sellerShop(db, user, fields), fields, context)
  }),
  handle('sellerReviewReply', (context) =>
    change(context, (tx, deed, id) => replyTo(tx, deed, id, context.fields.text)),
  ),
  handle('sellerReviewReport', (context) =>
    change(context, (tx, deed, id) => reportReview(tx, deed, id, context.fields.reason)),
  ),
]
