import { ORDER_TABS, ORDER_TAB_NAMES, type OrderState, type OrderTab } from '@contract/order-states'
import '@/locales/late/states'
import { t } from '@/locales/t'
import type { Key } from '@/locales/texts'

/**
 * What a buyer reads of the states of a tab, wherever an order, its parcel or a notice of it is shown. The history of an
 * order alone names each state of its own.
 */
const WORDS: Readonly<Record<OrderTab, Key>> = {
  all: 'states.tab_all',
  to_pay: 'states.to_be_paid',
  to_ship: 'states.to_be_shipped',
  on_the_way: 'states.on_the_way',
  delivered: 'states.delivered',
  completed: 'states.completed',
  cancelled: 'states.cancelled',
}

/** The tab of the order history that a state belongs to. */
export const tabOf = (status: OrderState): OrderTab =>
  ORDER_TAB_NAMES.find((tab) => tab !== 'all' && (ORDER_TABS[tab] as readonly OrderState[]).includes(status)) ?? 'all'

/** The word of a tab. Only in observers. */
export const tabWord = (tab: OrderTab): string => t(WORDS[tab])

/** The word of an order's state: that of its tab. Only in observers. */
export const stateWord = (status: OrderState): string => tabWord(tabOf(status))
