/**
 * Orders: their states, the tabs that group them, and which action is allowed where (spec §4, gaps §4).
 * The table is the only place that knows; server, labels and tests are derived from it.
 */
import { Code } from './codes'
import { COMMENT_UNTIL_S, REFUND_UNTIL_S } from './constants'

export const ORDER_STATES = [
  'to_be_paid',
  'paid',
  'to_be_shipped',
  'shipped',
  'in_transit',
  'delivered',
  'receipt_confirmed',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const PAYMENT_STATES = ['unpaid', 'paid', 'refunding', 'refunded', 'partly_refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The tabs of the order history, each with the states it shows; `all` shows every state. */
export const ORDER_TABS = {
  all: ORDER_STATES,
  to_pay: ['to_be_paid'],
  to_ship: ['paid', 'to_be_shipped'],
  on_the_way: ['shipped', 'in_transit'],
  delivered: ['delivered'],
  completed: ['receipt_confirmed', 'completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderTab = keyof typeof ORDER_TABS
export const ORDER_TAB_NAMES = Object.keys(ORDER_TABS) as OrderTab[]

/** What a buyer can do with an order; only these are listed in an order's `actions`. */
export const BUYER_ACTIONS = ['pay', 'cancel', 'complete', 'comment', 'refund'] as const
export type BuyerAction = (typeof BUYER_ACTIONS)[number]

/** What the shop, or an operator in its place, does with an order. */
export const OPERATOR_ACTIONS = ['accept', 'ship', 'transit', 'deliver'] as const
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

export const ORDER_ACTIONS = [...BUYER_ACTIONS, ...OPERATOR_ACTIONS] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** What an action looks at. What is left out bars nothing. */
export interface ActionSubject {
  readonly status: OrderState
  /** Whether it is to be paid in cash at the door. */
  readonly cashOnDelivery: boolean
  /** Whether money for it has come in; left out: it has. */
  readonly paid?: boolean
  /** Seconds since the goods arrived; null or left out: they have not, as far as anyone knows. */
  readonly sinceArrival?: number | null
  /** How many lines wait for the buyer's comment. */
  readonly commentable?: number
  /** How many pieces the buyer can still ask the money back for. */
  readonly refundable?: number
}

const UNDER_WAY = ['shipped', 'in_transit', 'delivered'] as const
const ARRIVED = ['receipt_confirmed', 'completed'] as const
const SHIPPED_ON: readonly OrderState[] = [...UNDER_WAY, ...ARRIVED]

interface Rule {
  readonly allowedIn: readonly OrderState[]
  /** The code that refuses it in every other state. */
  readonly otherwise: number
  /** The code that refuses it in an allowed state after all, or null. */
  readonly unless?: (subject: ActionSubject) => number | null
}

const isPast = ({ sinceArrival }: ActionSubject, seconds: number) => (sinceArrival ?? 0) > seconds

/** Every action, with where it is allowed, up to when, and what refuses it. */
const RULES: Readonly<Record<OrderAction, Rule>> = {
  pay: { allowedIn: ['to_be_paid'], otherwise: Code.orderPayment },
  cancel: { allowedIn: ['to_be_paid', 'paid', 'to_be_shipped'], otherwise: Code.cancelFailed },
  complete: {
    allowedIn: UNDER_WAY,
    otherwise: Code.receiveFailed,
    // the delivery books the cash, so before it there is nothing to confirm
    unless: ({ status, cashOnDelivery }) => (cashOnDelivery && status !== 'delivered' ? Code.receiveFailed : null),
  },
  comment: {
    allowedIn: ARRIVED,
    otherwise: Code.operationFailed,
    unless: (subject) => (subject.commentable === 0 || isPast(subject, COMMENT_UNTIL_S) ? Code.operationFailed : null),
  },
  refund: {
    allowedIn: SHIPPED_ON,
    otherwise: Code.noAfterSale,
    unless: (subject) => {
      if (subject.paid === false || isPast(subject, REFUND_UNTIL_S)) return Code.noAfterSale
      return subject.refundable === 0 ? Code.returnExists : null
    },
  },
  accept: { allowedIn: ['paid'], otherwise: Code.auditFailed },
  ship: { allowedIn: ['to_be_shipped'], otherwise: Code.deliverySwitch },
  transit: { allowedIn: ['shipped'], otherwise: Code.deliverySwitch },
  deliver: { allowedIn: ['in_transit'], otherwise: Code.deliverySwitch },
}

/** The code that refuses an action, or null where it is allowed. */
export function refusal(action: OrderAction, subject: ActionSubject): number | null {
  const { allowedIn, otherwise, unless } = RULES[action]
  if (allowedIn.includes(subject.status)) return unless?.(subject) ?? null
  return action === 'cancel' && SHIPPED_ON.includes(subject.status) ? Code.cancelShipped : otherwise
}

/** The buyer's actions that an order offers now, in the order in which the app shows them. */
export function allowedActions(subject: ActionSubject): BuyerAction[] {
  return BUYER_ACTIONS.filter((action) => refusal(action, subject) === null)
}
