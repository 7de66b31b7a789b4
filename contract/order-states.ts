/**
 * Orders: their states, the tabs that group them, and which action is allowed where (spec §4, gaps §4).
 * The table is the only place that knows; server, labels and tests are derived from it.
 */
import { Code } from './codes'

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

export const ORDER_ACTIONS = ['pay', 'cancel', 'complete'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** What an action looks at: the state, and whether the order is to be paid in cash at the door. */
export interface ActionSubject {
  readonly status: OrderState
  readonly cashOnDelivery: boolean
}

const SHIPPED_ON: readonly OrderState[] = ['shipped', 'in_transit', 'delivered', 'receipt_confirmed', 'completed']

/**
 * The code that refuses an action, or null where it is allowed.
 * Cash on delivery may only be completed once it was delivered, because the delivery books the cash (gaps §4).
 */
export function refusal(action: OrderAction, { status, cashOnDelivery }: ActionSubject): number | null {
  if (action === 'pay') return status === 'to_be_paid' ? null : Code.orderPayment
  if (action === 'cancel') {
    if (SHIPPED_ON.includes(status)) return Code.cancelShipped
    return status === 'cancelled' ? Code.cancelFailed : null
  }
  const underWay: readonly OrderState[] = cashOnDelivery ? ['delivered'] : ['shipped', 'in_transit', 'delivered']
  return underWay.includes(status) ? null : Code.receiveFailed
}

/** The actions that an order offers now, in the order in which the app shows them. */
export function allowedActions(subject: ActionSubject): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => refusal(action, subject) === null)
}
