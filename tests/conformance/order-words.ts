import { ORDER_TABS, type OrderState, type OrderTab } from '@contract/base/order-states'

/** What each state means, for the rows of states. */
export const MEANING: Readonly<Record<OrderState, string>> = {
  to_be_paid: 'the order is placed and not yet paid',
  paid: 'the order is paid, and the shop has not accepted it yet',
  to_be_shipped: 'the shop has accepted the order and is packing it',
  shipped: 'a carrier has the parcel',
  in_transit: 'the parcel is on its way',
  delivered: 'the parcel has arrived',
  receipt_confirmed: 'the buyer has confirmed the receipt',
  completed: 'the order is finished',
  cancelled: 'the order is cancelled, and its stock and money are returned',
}

/** The states of a tab in words. */
export const statesIn = (tab: OrderTab): string => (tab === 'all' ? 'every state' : ORDER_TABS[tab].join(' and '))
