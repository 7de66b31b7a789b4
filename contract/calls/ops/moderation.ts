/** Products and reviews of all shops, for operators. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { PRODUCT_STATES } from '../../base/product-constants'
import { OpsProduct, OpsReview } from '../../entities/market/moderation'
import { Flag, Id, Line, ListOf, Page, PageSize } from '../../base/fields'
import { REMARK_MAX } from '../../base/text-limits'
import { answering, codes, codesById, oneOf, remark, version } from './parts'

const product = answering('product', OpsProduct)
const review = answering('review', OpsReview)
/** The reason, which the shop reads. */
const because = Line(REMARK_MAX)

/** The version that was read, if the decision is about what its shop can edit meanwhile: another one is refused as `changed`. */
const decision = { id: Id, version }

/** The last changed first; `q` is a part of the names, the brand, the category or a SKU. */
export const opsProducts = defineCall('opsProducts', {
  summary: 'Lists the products of all shops, blocked ones included.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(100)),
    state: Type.Optional(oneOf(PRODUCT_STATES)),
    shop_id: Type.Optional(Id),
    category_id: Type.Optional(Id),
    brand_id: Type.Optional(Id),
  }),
  data: ListOf(OpsProduct),
  codes,
})

/** Takes a product off sale until an operator unblocks it, and tells its shop why [state.product]. */
export const opsProductBlock = defineCall('opsProductBlock', {
  summary: 'Takes a product off sale for breaking the rules, and gives its shop the reason.',
  fields: Type.Object({ ...decision, remark: because }),
  data: product,
  codes: codesById,
})

/** Lets the shop put the product on sale again: it is withdrawn, or a draft if it never was on sale. */
export const opsProductUnblock = defineCall('opsProductUnblock', {
  summary: 'Lets a shop sell a blocked product again.',
  fields: Type.Object({ ...decision, remark }),
  data: product,
  codes: codesById,
})

/** The newest first; `q` is a part of the review or of its author's name. */
export const opsReviews = defineCall('opsReviews', {
  summary: 'Lists the reviews of all products, hidden ones included.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Line(100)),
    star: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    hidden: Type.Optional(Flag),
    product_id: Type.Optional(Id),
    shop_id: Type.Optional(Id),
  }),
  data: ListOf(OpsReview),
  codes,
})

/** Hides a review from buyers; its stars no longer count. The shop gets the reason. */
export const opsReviewHide = defineCall('opsReviewHide', {
  summary: 'Hides a review from buyers, and gives the shop the reason.',
  fields: Type.Object({ id: Id, remark: because }),
  data: review,
  codes: codesById,
})

export const opsReviewShow = defineCall('opsReviewShow', {
  summary: 'Makes a hidden review public again.',
  fields: Type.Object({ id: Id, remark }),
  data: review,
  codes: codesById,
})
