/**
 * The steps of an order: their states before and after, who takes them, and after what time they happen
 * automatically. Server, labels and tests are derived from this table.
 */
import { Code } from './codes'
import { ACCEPT_AFTER_S, ACCEPT_IN_DEMO_S, COMMENT_UNTIL_S, COMPLETE_AFTER_S, REFUND_UNTIL_S } from './constants'
import { ORDER_STATES, type OrderState } from './order-states'

/**
 * shop: the shop, or an operator in its place; timer: automatic after some time; system: the server, as a result of
 * something else.
 */
type Actor = 'buyer' | 'shop' | 'timer' | 'system'

interface Step {
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly by: readonly Actor[]
  /** Where it begins for cash on delivery, if not in each state of `from`. */
  readonly cashFrom?: readonly OrderState[]
  /** For a timer: after how many seconds in that state, or at which time stored with the order. */
  readonly after?: number | 'expires_at'
  /** For a timer: after how many seconds instead if the server acts for the shops. */
  readonly inDemo?: number
}

export const STEPS = {
  pay: { from: ['to_be_paid'], to: 'paid', by: ['buyer'] },
  // the shop ships it unpaid
  agreeCash: { from: ['to_be_paid'], to: 'to_be_shipped', by: ['system'] },
  cancel: { from: ['to_be_paid', 'paid', 'to_be_shipped'], to: 'cancelled', by: ['buyer'] },
  expire: { from: ['to_be_paid'], to: 'cancelled', by: ['timer'], after: 'expires_at' },
  accept: {
    from: ['paid'],
    to: 'to_be_shipped',
    by: ['shop', 'timer'],
    after: ACCEPT_AFTER_S,
    inDemo: ACCEPT_IN_DEMO_S,
  },
  decline: { from: ['to_be_paid', 'paid', 'to_be_shipped'], to: 'cancelled', by: ['shop'] },
  ship: { from: ['to_be_shipped'], to: 'shipped', by: ['shop'] },
  transit: { from: ['shipped'], to: 'in_transit', by: ['shop'] },
  deliver: { from: ['in_transit'], to: 'delivered', by: ['shop'] },
  // the delivery books the cash, so nothing can be confirmed before it
  complete: {
    from: ['shipped', 'in_transit', 'delivered'],
    cashFrom: ['delivered'],
    to: 'receipt_confirmed',
    by: ['buyer'],
  },
  close: { from: ['delivered', 'receipt_confirmed'], to: 'completed', by: ['timer'], after: COMPLETE_AFTER_S },
  // the buyer has reviewed the last of its lines
  commented: { from: ['receipt_confirmed'], to: 'completed', by: ['system'] },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof STEPS
type StepBy<A extends Actor> = {
  [N in StepName]: A extends (typeof STEPS)[N]['by'][number] ? N : never
}[StepName]

export const STEP_NAMES = Object.keys(STEPS) as StepName[]

const stepsBy = <A extends Actor>(actor: A) =>
  STEP_NAMES.filter((name) => (STEPS[name] as Step).by.includes(actor)) as StepBy<A>[]

/** The buyer's actions on an order; only these are listed in an order's `actions`. */
export const BUYER_ACTIONS = [...stepsBy('buyer'), 'comment', 'refund'] as const
export type BuyerAction = (typeof BUYER_ACTIONS)[number]

/** The actions of the shop, or of an operator in its place. */
export const OPERATOR_ACTIONS = stepsBy('shop')
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

export const ORDER_ACTIONS = [...BUYER_ACTIONS, ...OPERATOR_ACTIONS]
export type OrderAction = BuyerAction | OperatorAction

/** Timers: the automatic steps of an order after some time in a state. */
export interface Timer extends Pick<Step, 'inDemo'> {
  readonly step: StepBy<'timer'>
  readonly state: OrderState
  readonly after: number | 'expires_at'
}

export const TIMERS: readonly Timer[] = stepsBy('timer').flatMap((step) => {
  const { from, after, inDemo }: Step & { readonly after: number | 'expires_at' } = STEPS[step]
  return from.map((state) => ({ step, state, after, inDemo }))
})

const stepsFrom = (state: OrderState) => STEP_NAMES.filter((name) => (STEPS[name] as Step).from.includes(state))

/** A state and all states reachable from it. `seen` stops the search at loops. */
const statesAhead = (state: OrderState, seen = new Set<OrderState>()): ReadonlySet<OrderState> => {
  if (seen.has(state)) return seen
  seen.add(state)
  for (const name of stepsFrom(state)) statesAhead(STEPS[name].to, seen)
  return seen
}

/** Whether the shop has something to do in a state, or in a later one. */
const shopHasWork = (state: OrderState) =>
  stepsBy('shop').some((name) => STEPS[name].from.some((from) => statesAhead(state).has(from)))

/** The final states: only refunds can still change. */
export const FINAL_STATES: readonly OrderState[] = ORDER_STATES.filter((state) => stepsFrom(state).length === 0)

/** The states in which the shop has no more obligations: the goods have arrived, or never will. */
export const FULFILLED_STATES: readonly OrderState[] = ORDER_STATES.filter((state) => !shopHasWork(state))

/** Whether a step begins at a state. */
export function startsAt(step: StepName, status: OrderState, cashOnDelivery: boolean): boolean {
  const { from, cashFrom = from }: Step = STEPS[step]
  return (cashOnDelivery ? cashFrom : from).includes(status)
}

/** The facts that an action depends on. A missing one forbids nothing. */
export interface ActionSubject {
  readonly status: OrderState
  /** Whether the order is cash on delivery. */
  readonly cashOnDelivery: boolean
  /** Whether it has been paid; default: yes. */
  readonly paid?: boolean
  /** Whether pieces are still to be sent, though a parcel is on its way; default: no. */
  readonly partlySent?: boolean
  /** Seconds since delivery; null or absent: not delivered, or unknown. */
  readonly sinceArrival?: number | null
  /** How many lines the buyer can still review. */
  readonly commentable?: number
  /** How many pieces can still be refunded. */
  readonly refundable?: number
}

const ARRIVED: readonly OrderState[] = ['receipt_confirmed', 'completed']
const SHIPPED_ON: readonly OrderState[] = [...STEPS.complete.from, ...ARRIVED]

interface Rule {
  /** The states in which actions that are not steps are allowed. */
  readonly allowedIn?: readonly OrderState[]
  /** The code that refuses it in every other state. */
  readonly otherwise: number
  /** The code that refuses it in an allowed state, or null. */
  readonly unless?: (subject: ActionSubject) => number | null
}

const isPast = ({ sinceArrival }: ActionSubject, seconds: number) => (sinceArrival ?? 0) > seconds

/** The refusals and deadlines of every action; STEPS says in which states a step is allowed. */
const RULES: Readonly<Record<OrderAction, Rule>> = {
  pay: { otherwise: Code.orderPayment },
  cancel: { otherwise: Code.cancelFailed },
  complete: {
    otherwise: Code.receiveFailed,
    unless: ({ partlySent }) => (partlySent === true ? Code.receiveFailed : null),
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
  accept: { otherwise: Code.auditFailed },
  decline: { otherwise: Code.cancelFailed },
  ship: { otherwise: Code.deliverySwitch },
  transit: { otherwise: Code.deliverySwitch },
  deliver: {
    otherwise: Code.deliverySwitch,
    unless: ({ partlySent }) => (partlySent === true ? Code.deliverySwitch : null),
  },
}

/** They stop an order, which is too late once it is shipped. */
const STOPS: readonly OrderAction[] = ['cancel', 'decline']

const isStep = (name: string): name is StepName => name in STEPS

/** The code that refuses an action, or null if it is allowed. */
export function refusal(action: OrderAction, subject: ActionSubject): number | null {
  const { status, cashOnDelivery } = subject
  const { allowedIn = [], otherwise, unless } = RULES[action]
  const isAllowed = isStep(action) ? startsAt(action, status, cashOnDelivery) : allowedIn.includes(status)
  if (isAllowed) return unless?.(subject) ?? null
  return STOPS.includes(action) && SHIPPED_ON.includes(status) ? Code.cancelShipped : otherwise
}

/** The buyer's actions that are possible now, in the app's order. */
export function allowedActions(subject: ActionSubject): BuyerAction[] {
  return BUYER_ACTIONS.filter((action) => refusal(action, subject) === null)
}
