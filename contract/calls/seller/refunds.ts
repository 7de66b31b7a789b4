/** Requests for refunds of a shop's orders: listing them, and the shop's answer [rule.seller-refund]. */
import { Type, type Static } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { Refund } from '../../entities/after-sale'
import { Count, Id, ListOf, Nullable, Page, PageSize, Time } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'
import { SELLER_REFUND_STATES, REFUND_ANSWERS, REFUND_REMARK_MAX } from '../../base/refund-constants'

const State = Type.Union(SELLER_REFUND_STATES.map((state) => Type.Literal(state)))
const Answer = Type.Union(REFUND_ANSWERS.map((answer) => Type.Literal(answer)))
const { state: _state, ...refund } = Refund.properties

/** A request for a refund, for the shop [field.refund.request]. Amounts are USD decimal strings. */
export const SellerRefund = Type.Object({
  ...refund,
  state: State,
  /** The buyer's name; null outside the time in which the address can be read [rule.seller-address]. */
  buyer: Nullable(Type.String()),
  /** Until when the shop has to answer; null unless it waits for the shop. */
  answer_until: Nullable(Time),
  /** What the shop answered, when, and why it objected. */
  shop_said: Nullable(Answer),
  shop_said_at: Nullable(Time),
  shop_remark: Type.String(),
  /** The remark on the decision, which the buyer reads; may be empty. */
  remark: Type.String(),
  decided_at: Nullable(Time),
  /** What the caller can answer now. */
  actions: Type.Array(Answer),
})
export type SellerRefund = Static<typeof SellerRefund>

const codes = [Code.notFound, Code.operationFailed]

/** What waits for the shop comes first, the oldest first; then the others, the newest first. */
export const sellerRefunds = defineCall('sellerRefunds', {
  summary: 'Refund requests for a shop’s orders.',
  fields: Type.Object({ shop_id: shopId, p: Page, page_size: PageSize, state: Type.Optional(State) }),
  data: Type.Object({
    ...ListOf(SellerRefund).properties,
    /** How many wait for the shop. */
    waiting: Count,
  }),
  codes,
})

/**
 * Answers a request: `approve` pays the refund at once, and `restock` puts its pieces back into the stock; `object` needs a
 * remark and leaves the decision to the operators. A shop can approve until they have decided, also after an objection.
 * The buyer reads the remark of an approval. 2000013 for a request that was withdrawn.
 */
export const sellerRefundAnswer = defineCall('sellerRefundAnswer', {
  summary: 'Answers a refund request.',
  fields: Type.Object({
    shop_id: shopId,
    refund_id: Id,
    answer: Answer,
    remark: Type.Optional(Type.String({ maxLength: REFUND_REMARK_MAX })),
    restock: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({ refund: SellerRefund }),
  codes: [...codes, Code.returnCancelled],
})
