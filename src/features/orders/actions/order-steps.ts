import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import type { OrderTab } from '@contract/base/order-states'
import type { BuyerAction } from '@contract/base/order-steps'
import { t } from '@/locales/t'
import { tabOf } from '../state-word'
import { UNDER_WAY } from '../state/under-way'

/** What a buyer can do with an order: the actions that the server allows, following its parcel, and buying it again. */
export type OrderStep = BuyerAction | 'track' | 'again'

type Steps = Pick<OrderSummary, 'status' | 'actions' | 'refund'> & Partial<Pick<OrderDetail, 'log_sn'>>

/** The next step is the first one that is offered. */
const STEPS: readonly OrderStep[] = ['pay', 'track', 'complete', 'comment', 'cancel', 'refund', 'again']
/** What can be the next step; the others are only possible. */
const NEXT: readonly OrderStep[] = ['pay', 'track', 'complete', 'comment']
/** In these the buyer still waits for the goods. */
const WAITING: readonly OrderTab[] = ['to_pay', 'to_ship', 'on_the_way']

const BUTTONS = 2

/** The refund that an order shows: not a request that the buyer cancelled. */
export const refundOf = ({ refund }: Pick<OrderSummary, 'refund'>) =>
  refund?.state === 'cancelled' ? undefined : refund

const offers = (order: Steps, step: OrderStep): boolean => {
  if (step === 'track') return UNDER_WAY.includes(order.status)
  return step === 'again' ? !WAITING.includes(tabOf(order.status)) : order.actions.includes(step)
}

/** The buttons of an order in the list. Refunds are asked for on its page, and there alone is confirmed what is under way. */
export const listSteps = (order: Steps): OrderStep[] =>
  STEPS.filter((step) => offers(order, step))
    .filter((step) => step !== 'refund' && (step !== 'complete' || order.status === 'delivered'))
    .slice(0, BUTTONS)

/** The buttons on an order's page. */
export const barSteps = (order: Steps): OrderStep[] =>
  STEPS.filter((step) => step !== 'again' && offers(order, step)).slice(0, BUTTONS)

/** What else is possible on an order's page. */
export function otherSteps(order: Steps): OrderStep[] {
  const bar = barSteps(order)
  const more: OrderStep[] = [
    ...(order.log_sn ? (['track'] as const) : []),
    ...order.actions,
    ...(order.status === 'to_be_paid' ? [] : (['again'] as const)),
  ]
  return more.filter((step) => !bar.includes(step))
}

/** Whether it is the buyer's next step. A receipt is not confirmed while a refund of the order is under review. */
export function isNext(step: OrderStep, order: Steps): boolean {
  if (step === 'complete' && order.refund?.state === 0) return false
  return NEXT.includes(step) && barSteps(order)[0] === step
}

const LABELS: Readonly<Record<Exclude<OrderStep, 'pay'>, () => string>> = {
  track: () => t('afterSale.action_track'),
  complete: () => t('states.action_complete'),
  comment: () => t('afterSale.action_comment'),
  cancel: () => t('states.action_cancel'),
  refund: () => t('afterSale.action_refund'),
  again: () => t('reorder.again'),
}

/** The text of a step; that of a payment with the price. Only in observers. */
export const stepText = (step: OrderStep, price: string): string =>
  step === 'pay' ? t('orders.pay', { amount: price }) : LABELS[step]()
