/** What each kind of mail tells of: ids, which are looked up when it is written, and what is stored nowhere else. */
import type { MailKind } from '@contract/base/mails'

/** A decimal amount of a currency, and a remark in no particular language; it may be empty. */
export interface Sum {
  readonly amount: string
  readonly currency: string
  readonly remark: string
}

interface OfOrder {
  readonly order: string
}
interface OfOrders {
  /** Ids; the orders of one purchase, or new orders of one shop. */
  readonly orders: readonly string[]
}
interface OfMessage {
  readonly message: string
}
interface OfRefund {
  readonly refund: string
}
interface OfProduct {
  readonly product: string
  readonly remark: string
}
interface Remarked {
  readonly remark: string
}

/** What waits for operators: how many of each kind. */
export const WAITING = [
  'applications',
  'products',
  'intakes',
  'recharges',
  'withdrawals',
  'refunds',
  'card_refunds',
  'disputes',
  'mails',
] as const
export type Waiting = (typeof WAITING)[number]

export interface MailParams extends Record<MailKind, object> {
  order_placed: OfOrders
  order_paid: OfOrders
  /** The parcel, if it is not the first of the order. */
  order_shipped: OfOrder & { readonly parcel?: string }
  order_delivered: OfOrder
  order_cancelled: OfOrder
  order_declined: OfOrder
  /** A guest has asked for a new link. */
  order_link: OfOrder
  order_message: OfMessage
  refund_asked: OfRefund
  refund_approved: OfRefund
  refund_refused: OfRefund
  card_refund_failed: Sum & { readonly order: string | null }
  /** A mail that an earlier version has queued names no order. */
  card_refund_in_wallet: Sum & { readonly order?: string | null }
  recharge_done: Sum
  recharge_refused: Sum
  withdrawal_asked: Sum
  withdrawal_paid: Sum
  withdrawal_refused: Sum
  application_approved: Remarked
  application_refused: Remarked
  product_approved: OfProduct
  product_refused: OfProduct
  shop_orders: OfOrders
  shop_refund_asked: OfRefund
  shop_message: OfMessage
  shop_review: { readonly review: string }
  /** Ids of late orders and of variants that are running out; those beyond the first ones are only counted. */
  shop_digest: {
    readonly orders: readonly string[]
    readonly late: number
    /** How soon all of the late orders were to be shipped: days. */
    readonly days: number
    readonly skus: readonly string[]
    readonly low: number
    /** Up to which number of pieces its stock is low. */
    readonly pieces: number
  }
  operator_digest: Readonly<Record<Waiting, number>>
  operator_alarm: { readonly breaches: readonly string[]; readonly more: number }
}
