/** The reviews of a shop's products: listing, answering and reporting them. */
import { Type, type Static } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { Review } from '../../entities/product'
import { Flag, Id, Line, ListOf, Nullable, PageSize, Time, localised, keyPage } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'
import { REPLY_MAX, REPORT_REASON_MAX } from '../../base/review-constants'

/** A review for the shop of its product [field.review.parts]. */
export const SellerReview = Type.Object({
  ...Review.properties,
  product_id: Id,
  /** The product's name in English and in the caller's language. */
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  /** When the shop reported it to the operators; null: never. */
  reported_at: Nullable(Time),
})
export type SellerReview = Static<typeof SellerReview>

const codes = [Code.notFound, Code.operationFailed]
const data = Type.Object({ review: SellerReview })

/** Those that buyers see, the newest first. */
export const sellerReviews = defineCall('sellerReviews', {
  summary: 'The reviews of a shop’s products.',
  fields: Type.Object({
    shop_id: shopId,
    ...keyPage,
    page_size: PageSize,
    star: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    answered: Type.Optional(Flag),
    product_id: Type.Optional(Id),
  }),
  data: ListOf(SellerReview),
  codes,
})

/** Everybody reads the reply below the review; another one replaces it, and an empty text removes it [rule.seller-reply]. */
export const sellerReviewReply = defineCall('sellerReviewReply', {
  summary: 'Replies to a review.',
  fields: Type.Object({ shop_id: shopId, review_id: Id, text: Type.String({ maxLength: REPLY_MAX }) }),
  data,
  codes,
})

/** Tells the operators that a review breaks the rules. Refused as not_allowed if the shop has reported it before. */
export const sellerReviewReport = defineCall('sellerReviewReport', {
  summary: 'Reports a review to the operators.',
  fields: Type.Object({ shop_id: shopId, review_id: Id, reason: Line(REPORT_REASON_MAX) }),
  data,
  codes,
})
