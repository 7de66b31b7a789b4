/** The way to the refunds: one word, so that the account does not bring all that they say. */
import { ownTexts } from './own-texts'

export const REFUNDS_ROW_TEXTS = {
  en: { title: 'Refunds' },
  es: { title: 'Reembolsos' },
  th: { title: 'การคืนเงิน' },
  jp: { title: '返金' },
  zh: { title: '退款' },
  zhtw: { title: '退款' },
} as const

export const refundsRowText = ownTexts(REFUNDS_ROW_TEXTS)
