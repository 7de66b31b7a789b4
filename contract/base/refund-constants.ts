/** What a shop answers to requests for refunds, and how long it has. */

/**
 * `approve` pays the refund; `object` leaves the decision to the operators [rule.seller-refund].
 */
export const REFUND_ANSWERS = ['approve', 'object'] as const
export type RefundAnswer = (typeof REFUND_ANSWERS)[number]

/** The answers as they are stored. */
export type ShopAnswer = 'approved' | 'objected'

/** How long a request waits for its shop before the operators decide: seconds. */
export const SHOP_ANSWERS_WITHIN_S = 3 * 86_400

/**
 * Where a request stands for its shop: it is to answer, the operators are to decide, the buyer got the money back, did not,
 * or withdrew the request.
 */
export const SELLER_REFUND_STATES = ['waiting', 'with_operators', 'approved', 'refused', 'withdrawn'] as const
export type SellerRefundState = (typeof SELLER_REFUND_STATES)[number]

/** The longest remark, in characters. */
export const REFUND_REMARK_MAX = 500
