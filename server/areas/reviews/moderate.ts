/** The reviews of all products for operators, and hiding them [rule.review-hidden]. */
import { changeReview } from './changes'
import { countStars } from '../catalogue/count-stars'
import { OUTCOMES } from '@contract/base/outcomes'
import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { OpsReview } from '@contract/entities/market/moderation'
import type { Language } from '@contract/base/languages'
import { contains } from '../../kernel/db/contains'
import { countUpTo } from '../../kernel/db/bounded-count'
import { products, shops } from '../../kernel/db/schema/catalogue'
import { reviews } from '../../kernel/db/schema/reviews'
import type { Db, Tx } from '../../kernel/db/types'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { textsOf } from '../../kernel/text/catalogue'
import { type Texts, textsFor } from '../../kernel/text/texts'
import { presentReview } from '../catalogue/reviews'
import { sendNotice } from '../notices/send'
import type { By } from '../saving/by'
import { recordChange } from '../saving/record'
import { withRemark } from '../notices/with-remark'
import { readPage } from '../../kernel/http/paging'

interface Found {
  readonly review: typeof reviews.$inferSelect
  readonly names: Texts
  readonly shopId: bigint
  readonly ownerUserId: bigint | null
}

const columns = { review: reviews, names: products.names, shopId: products.shopId, ownerUserId: shops.ownerUserId }

interface Seen {
  readonly language: Language
  /** The address by which the operator reached the server. */
  readonly origin: string
}

function present({ review, names, shopId }: Found, { language, origin }: Seen): OpsReview {
  const { review_id, author, star, summary, content, images, created_at } = presentReview(review, origin)
  const product = {
    product_id: String(review.productId),
    shop_id: String(shopId),
    ...textsFor('name', names, language),
  }
  const hidden_at = review.hiddenAt?.toISOString() ?? null
  return {
    review_id,
    product,
    author,
    star,
    summary,
    content,
    images,
    language: review.language,
    created_at,
    hidden_at,
  }
}

/** A page of reviews, the newest first. */
export async function listReviews(db: Db, fields: Fields<'opsReviews'>, seen: Seen) {
  const { q, star, hidden, product_id, shop_id } = fields
  const texts = [reviews.summary, reviews.content, reviews.author]
  const where = and(
    q === undefined ? undefined : or(...texts.map((column) => contains(column, q))),
    star === undefined ? undefined : eq(reviews.star, star),
    hidden === true ? isNotNull(reviews.hiddenAt) : undefined,
    hidden === false ? isNull(reviews.hiddenAt) : undefined,
    product_id === undefined ? undefined : eq(reviews.productId, BigInt(product_id)),
    shop_id === undefined ? undefined : eq(products.shopId, BigInt(shop_id)),
  )
  const onProduct = eq(products.id, reviews.productId)
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: reviews.id }).from(reviews).innerJoin(products, onProduct).where(where)),
    rows: db
      .select(columns)
      .from(reviews)
      .innerJoin(products, onProduct)
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(where)
      .orderBy(desc(reviews.createdAt), desc(reviews.id)),
    present: (found) => found.map((row) => present(row, seen)),
  })
}

async function lockRow(tx: Tx, id: bigint): Promise<Found> {
  const [found] = await tx
    .select(columns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(reviews.id, id))
    .for('update', { of: reviews })
  if (!found) throw new Refusal(Code.notFound)
  return found
}

interface Moderation {
  readonly hide: boolean
  readonly id: bigint
  readonly remark: string
}

/**
 * Hides a review, whose stars then no longer count, or shows it again; tells the shop. Throws 2000019 for an unknown one,
 * and not_allowed if nothing would change.
 */
export async function hideReview(tx: Tx, by: By, { hide, id, remark }: Moderation, seen: Seen): Promise<OpsReview> {
  const found = await lockRow(tx, id)
  const { review, ownerUserId, names } = found
  if ((review.hiddenAt !== null) === hide) throw operationFailed('not_allowed')
  const hiddenAt = hide ? by.at : null
  await changeReview(tx, id, { hiddenAt })
  await countStars(tx, review.productId, review.star, hide ? -1 : 1)
  if (ownerUserId !== null) {
    const title = textsOf(hide ? 'moderation.review_hidden' : 'moderation.review_shown')
    const text = withRemark(names, remark)
    await sendNotice(
      tx,
      { userId: ownerUserId, type: NOTICE_TYPES.product, state: OUTCOMES.success, title, text },
      by.at,
    )
  }
  await recordChange(tx, by, {
    action: hide ? 'hide' : 'show',
    subject: 'reviews',
    id,
    before: { hidden: !hide },
    after: { hidden: hide },
    remark,
    userId: review.userId,
  })
  return present({ ...found, review: { ...review, hiddenAt } }, seen)
}
