/** Texts of a seller's screens for orders, stock and prices. */
import type { StockReason } from '@contract/desk/words'
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const deskText = ownTexts(inEveryLanguage('shopDesk'))

type OrderTab = 'to_ship' | 'to_accept' | 'on_the_way' | 'all'
type StockTab = 'low' | 'out' | 'all'

export const orderTabText = (tab: OrderTab) => deskText(`tab_${tab}`)
export const noOrdersText = (tab: OrderTab) => deskText(`empty_${tab}`)
export const stockTabText = (tab: StockTab) => deskText(`level_${tab}`)
export const noStockText = (tab: StockTab) => deskText(`none_${tab}`)
export const reviewTabText = (tab: 'unanswered' | 'every') => deskText(`reviews_${tab}`)
export const noReviewsText = (tab: 'unanswered' | 'every') => deskText(`reviews_no_${tab}`)
export const reasonText = (reason: StockReason) => deskText(`reason_${reason}`)
export const fieldText = (field: 'stock' | 'price' | 'special_price') => deskText(`field_${field}`)
export const refundText = (state: 'review' | 'approved' | 'declined' | 'cancelled') => deskText(`refund_${state}`)
export const scanText = (trouble: 'none' | 'refused') => deskText(`scan_${trouble}`)
/** @param day as it is shown */
export const dueText = (when: 'late' | 'today' | 'tomorrow' | 'later', day: string) => deskText(`due_${when}`, { day })
