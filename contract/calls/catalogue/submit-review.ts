import { Type } from '@sinclair/typebox'
import { REVIEW_IMAGES_MAX } from '../../after-sale'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Review } from '../../entities/product'
import { Id, Line } from '../../fields'
import { REVIEW_SUMMARY_MAX, REVIEW_TEXT_MAX } from '../../text-limits'

/**
 * Reviews a line of a delivered order, once, within 90 days [const.comment-until]. `images` are ids of uploads for
 * the purpose review. When its last line is reviewed, an order is completed. 2000019 for a line that is not the
 * caller's, 2000018 not_allowed if the order does not allow a review of it.
 */
export const submitReview = defineCall('submitReview', {
  summary: 'Reviews an item that was bought.',
  fields: Type.Object({
    item_id: Id,
    selectStar: Type.Integer({ minimum: 1, maximum: 5 }),
    summary: Line(REVIEW_SUMMARY_MAX),
    review_content: Type.String({ maxLength: REVIEW_TEXT_MAX }),
    images: Type.Array(Id, { maxItems: REVIEW_IMAGES_MAX }),
  }),
  data: Review,
  codes: [Code.notFound, Code.operationFailed],
})
