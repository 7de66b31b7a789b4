import { SELLER_ACTIONS, SELLER_TABS, type SellerAction } from '@contract/base/order-constants'
import { refusal, type OperatorAction } from '@contract/base/order-steps'
import { factsOf, type Order } from '../../order-changes/transitions'

export interface Situation {
  readonly order: Pick<Order, 'status' | 'paymentMethod' | 'partlySent'>
  /** Whether the payer's bank may take the money back: nothing is sent until it has decided. */
  readonly isBlocked: boolean
  /** From when on a shop can report the delivery; null unless the parcel is on its way. */
  readonly deliverFrom: Date | null
  /** Operators need not wait for that. */
  readonly byOperator: boolean
  readonly now: Date
}

/** Whether the shop's step begins at the order's state. */
export const canBegin = (order: Situation['order'], step: OperatorAction) => refusal(step, factsOf(order)) === null

/** Whether a carrier has the parcel. */
export const isOnItsWay = ({ status }: Pick<Order, 'status'>) =>
  SELLER_TABS.on_the_way.some((state) => state === status)

const CAN: Readonly<Record<SellerAction, (situation: Situation) => boolean>> = {
  accept: ({ order, isBlocked }) => !isBlocked && canBegin(order, 'accept'),
  ship: ({ order, isBlocked }) =>
    !isBlocked && (order.partlySent || canBegin(order, 'accept') || canBegin(order, 'ship')),
  parcel: ({ order }) => isOnItsWay(order),
  deliver: ({ order, deliverFrom, byOperator, now }) =>
    isOnItsWay(order) && !order.partlySent && (byOperator || (deliverFrom !== null && deliverFrom <= now)),
  decline: ({ order }) => canBegin(order, 'decline'),
}

/** What can be done with an order now. */
export const actionsOf = (situation: Situation): SellerAction[] =>
  SELLER_ACTIONS.filter((action) => CAN[action](situation))
