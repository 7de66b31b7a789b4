import { ORDER_TABS, ORDER_TAB_NAMES, type OrderState, type OrderTab } from '@contract/base/order-states'
import { tabWord } from './tab-word'

/** The tab of the order history that a state belongs to. */
export const tabOf = (status: OrderState): OrderTab =>
  ORDER_TAB_NAMES.find((tab) => tab !== 'all' && (ORDER_TABS[tab] as readonly OrderState[]).includes(status)) ?? 'all'

/** The word of an order's state: that of its tab. Only in observers. */
export const stateWord = (status: OrderState): string => tabWord(tabOf(status))
