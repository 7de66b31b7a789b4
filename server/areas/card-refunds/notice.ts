import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { toDecimal } from '@contract/rules/money'
import { link } from '@contract/screens'
import type { cardRefunds } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { textsOf, type TextKey, type WholeTexts } from '../../kernel/text/catalogue'

type Refund = Pick<typeof cardRefunds.$inferSelect, 'amount' | 'currency' | 'reason'>

/** A text with the amount, in every language. */
export const withAmount = (key: TextKey, amount: bigint, currency: string): WholeTexts =>
  textsOf(key, { amount: `${toDecimal(amount, currency)} ${currency}` })

export const orderLink = (orderId: bigint) => link('order', { order_id: orderId })

/** The gateway has refunded money. */
export function notifyOfReturnedMoney(
  tx: Tx,
  userId: bigint,
  orderId: bigint,
  refund: Refund,
  at: Date,
): Promise<void> {
  const text = withAmount('cardRefunds.returned_text', refund.amount, refund.currency)
  const notice = {
    userId,
    type: NOTICE_TYPES.refund,
    state: OUTCOMES.success,
    title: textsOf('cardRefunds.returned'),
    text,
    link: orderLink(orderId),
  } as const
  return sendNotice(tx, notice, at)
}
