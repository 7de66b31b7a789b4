/** What operators watch over: products of all shops, reviews, and what waits for them [field.ops.moderation]. */
import { Type, type Static } from '@sinclair/typebox'
import { PRODUCT_STATES } from '../../base/product-constants'
import { Count, Id, Money, Nullable, Time, localised } from '../../base/fields'

export const OpsProduct = Type.Object({
  product_id: Id,
  shop: Type.Object({ shop_id: Id, name: Type.String() }),
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  category_id: Id,
  brand_id: Id,
  state: Type.Union(PRODUCT_STATES.map((state) => Type.Literal(state))),
  /** Of the cheapest variant, in USD. */
  price: Money,
  sold: Count,
  /** Increases with every change: blocking and unblocking name the one that was read. */
  version: Count,
  updated_at: Time,
})
export type OpsProduct = Static<typeof OpsProduct>

export const OpsReview = Type.Object({
  review_id: Id,
  product: Type.Object({ product_id: Id, shop_id: Id, ...localised('name') }),
  author: Type.String(),
  star: Type.Integer({ minimum: 1, maximum: 5 }),
  summary: Type.String(),
  content: Type.String(),
  images: Type.Array(Type.String()),
  language: Type.String(),
  created_at: Time,
  /** When an operator hid it: buyers neither see nor count it. */
  hidden_at: Nullable(Time),
})
export type OpsReview = Static<typeof OpsReview>

/** What waits for operators, by kind. */
const QUEUE_KINDS = [
  'applications',
  'products',
  'storage',
  'brands',
  'recharges',
  'withdrawals',
  'refunds',
  'card_refunds',
  'disputes',
  'adjustments',
] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

export const OpsQueue = Type.Array(
  Type.Object({
    kind: Type.Union(QUEUE_KINDS.map((kind) => Type.Literal(kind))),
    open: Count,
    /** Since when the oldest has been waiting; null: nothing waits. */
    oldest_at: Nullable(Time),
  }),
)
export type OpsQueue = Static<typeof OpsQueue>

/** Something that happened with an account, or that its owner did as an operator. */
export const OpsTrail = Type.Object({
  at: Time,
  /** `sign_in`: an event of its sign-ins. `audit`: an operator's action. */
  what: Type.Union([Type.Literal('sign_in'), Type.Literal('audit')]),
  /** The kind of the event, or the action. */
  kind: Type.String(),
  /** The event's detail; or what the action was about, such as `coupons 12`. */
  detail: Type.String(),
  device: Type.String(),
  network: Type.String(),
  /** The operator; empty for an event. */
  by_name: Type.String(),
  remark: Type.String(),
})
export type OpsTrail = Static<typeof OpsTrail>
