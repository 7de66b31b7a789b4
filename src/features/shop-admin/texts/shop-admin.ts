/** Texts of a seller's screens for orders, stock and prices. */
import type { StockReason } from '@contract/base/product-constants'
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const shopAdminText = ownTexts(inEveryLanguage('shopAdmin'))

type OrderTab = 'to_ship' | 'to_accept' | 'on_the_way' | 'all'
type StockTab = 'low' | 'out' | 'all'

export const orderTabText = (tab: OrderTab) => shopAdminText(`tab_${tab}`)
export const noOrdersText = (tab: OrderTab) => shopAdminText(`empty_${tab}`)
export const stockTabText = (tab: StockTab) => shopAdminText(`level_${tab}`)
export const noStockText = (tab: StockTab) => shopAdminText(`none_${tab}`)
export const reviewTabText = (tab: 'unanswered' | 'every') => shopAdminText(`reviews_${tab}`)
export const noReviewsText = (tab: 'unanswered' | 'every') => shopAdminText(`reviews_no_${tab}`)
export const reasonText = (reason: StockReason) => shopAdminText(`reason_${reason}`)
export const fieldText = (field: 'stock' | 'price' | 'special_price') => shopAdminText(`field_${field}`)
export const refundText = (state: 'review' | 'approved' | 'declined' | 'cancelled') => shopAdminText(`refund_${state}`)
export const scanText = (trouble: 'none' | 'refused') => shopAdminText(`scan_${trouble}`)
/** @param day as it is shown */
export const dueText = (when: 'late' | 'today' | 'tomorrow' | 'later', day: string) =>
  shopAdminText(`due_${when}`, { day })
