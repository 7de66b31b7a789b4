/** The calls about the reviews of a shop's products. */
import type { Data } from '@contract/all-calls'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { handle, type CallHandler } from '../../../kernel/http/context'
import type { Caller } from '../../../kernel/sessions/caller'
import { actorOf } from '../actor'
import type { ShopActor } from '../record'
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
  work: (tx: Tx, actor: ShopActor, id: bigint) => Promise<void>,
): Promise<Data<'sellerReviewReply'>> {
  const id = BigInt(asking.fields.review_id)
  return transaction(asking.db, async (tx) => {
    const actor = await actorOf({ ...asking, db: tx })
    await work(tx, actor, id)
    return { review: await findReview(tx, actor.shop, id, asking) }
  })
}

export const sellerReviewHandlers: readonly CallHandler[] = [
  handle('sellerReviews', async (context) => {
    const { db, user, fields } = context
    return listReviews(db, await sellerShop(db, user, fields), fields, context)
  }),
  handle('sellerReviewReply', (context) =>
    change(context, (tx, actor, id) => replyTo(tx, actor, id, context.fields.text)),
  ),
  handle('sellerReviewReport', (context) =>
    change(context, (tx, actor, id) => reportReview(tx, actor, id, context.fields.reason)),
  ),
]
