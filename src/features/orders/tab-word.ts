import type { OrderTab } from '@contract/base/order-states'
import { t } from '@/locales/t'

type Word = Exclude<OrderTab, 'to_pay' | 'to_ship'> | 'to_be_paid' | 'to_be_shipped'

/** The tabs that are named like a state of the specification, and their words. */
const WORDS: Readonly<Partial<Record<OrderTab, Word>>> = { to_pay: 'to_be_paid', to_ship: 'to_be_shipped' }

/**
 * What a buyer reads of the states of a tab, wherever an order, its parcel or a notice of it is shown. The history of an
 * order alone names each state of its own. Only in observers.
 */
export const tabWord = (tab: OrderTab): string => t(`states.${WORDS[tab] ?? (tab as Word)}`)
