import { ORDER_TABS, type OrderState, type OrderTab } from '@contract/order-states'

/** What an order in a state is about, for the rows of states. */
export const MEANING: Readonly<Record<OrderState, string>> = {
  to_be_paid: 'it is placed and waits for its money',
  paid: 'its money is there, and the shop has not accepted it yet',
  to_be_shipped: 'the shop has accepted it and packs it',
  shipped: 'a carrier has the parcel',
  in_transit: 'the parcel is on its way',
  delivered: 'the parcel has arrived',
  receipt_confirmed: 'the buyer has confirmed the receipt',
  completed: 'nothing more is expected',
  cancelled: 'it was called off, and everything is given back',
}

/** The states of a tab in words. */
export const statesIn = (tab: OrderTab): string => (tab === 'all' ? 'every state' : ORDER_TABS[tab].join(' and '))
