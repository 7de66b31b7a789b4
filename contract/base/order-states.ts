/** Orders: their states, and the tabs that group them. The steps between them are in contract/base/order-steps.ts. */
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

type Tabs = Readonly<Record<string, readonly OrderState[]>>
/** The states that no tab but `all` shows. */
export type Untabbed<T extends Tabs> = Exclude<OrderState, T[Exclude<keyof T, 'all'>][number]>
/** The names of tabs; it does not compile while a state has no tab, because nobody would find its orders. */
export type TabOf<T extends Tabs, _ extends never> = keyof T

/** The tabs of the order history, each with the states it shows; `all` shows every state. */
export const ORDER_TABS = {
  all: ORDER_STATES,
  to_pay: ['to_be_paid'],
  to_ship: ['paid', 'to_be_shipped'],
  on_the_way: ['shipped', 'in_transit'],
  delivered: ['delivered'],
  completed: ['receipt_confirmed', 'completed'],
  cancelled: ['cancelled'],
} as const satisfies Tabs
export type OrderTab = TabOf<typeof ORDER_TABS, Untabbed<typeof ORDER_TABS>>
export const ORDER_TAB_NAMES = Object.keys(ORDER_TABS) as OrderTab[]
