import type { OrderTab } from '@contract/order-states'
import '@/locales/late/states'
import { t } from '@/locales/t'

/** The tabs whose word has another key: those of the states as the specification names them. */
const KEYS = { all: 'tab_all', to_pay: 'to_be_paid', to_ship: 'to_be_shipped' } as const

const isRenamed = (tab: OrderTab): tab is keyof typeof KEYS => tab in KEYS

/**
 * What a buyer reads of the states of a tab, wherever an order, its parcel or a notice of it is shown. The history of an
 * order alone names each state of its own. Only in observers.
 */
export const tabWord = (tab: OrderTab): string => t(`states.${isRenamed(tab) ? KEYS[tab] : tab}`)
