import { NOTICE_TYPES } from '@contract/entities/notice'
import { LANGUAGE_CODES } from '@contract/languages'
import { toDecimal } from '@contract/rules/money'
import { link } from '@contract/screens'
import type { cardRefunds } from '../../kernel/db/schema/cards'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { Texts } from '../../kernel/text/texts'

type Refund = Pick<typeof cardRefunds.$inferSelect, 'amount' | 'currency' | 'reason'>

export type Whole = Required<Texts>

/** Every language's text with the amount in it. */
export function withAmount(texts: Whole, amount: bigint, currency: string): Texts {
  const sum = `${toDecimal(amount, currency)} ${currency}`
  const filled = LANGUAGE_CODES.map((code) => [code, texts[code].replace('{amount}', sum)])
  return Object.fromEntries(filled) as Whole
}

const RETURNED: Whole = {
  en: 'Money returned to your card',
  zh: '款项已退回银行卡',
  zhtw: '款項已退回銀行卡',
  th: 'คืนเงินเข้าบัตรแล้ว',
  jp: 'カードに返金しました',
  es: 'Dinero devuelto a tu tarjeta',
}

const RETURNED_TEXT: Whole = {
  en: '{amount} is on its way. Your bank may take a few days to show it.',
  zh: '{amount} 已在退回途中，银行可能需要几天才会显示。',
  zhtw: '{amount} 已在退回途中，銀行可能需要幾天才會顯示。',
  th: '{amount} กำลังกลับเข้าบัตร ธนาคารอาจใช้เวลาสองสามวันจึงจะแสดง',
  jp: '{amount} を返金しました。明細に表示されるまで数日かかることがあります。',
  es: '{amount} está en camino. Tu banco puede tardar unos días en mostrarlo.',
}

export const orderLink = (orderId: bigint) => link('order', { order_id: orderId })

/** The gateway has given money back. */
export function notifyOfReturnedMoney(
  tx: Tx,
  userId: bigint,
  orderId: bigint,
  refund: Refund,
  at: Date,
): Promise<void> {
  const text = withAmount(RETURNED_TEXT, refund.amount, refund.currency)
  const notice = {
    userId,
    type: NOTICE_TYPES.refund,
    state: 1,
    title: RETURNED,
    text,
    link: orderLink(orderId),
  } as const
  return sendNotice(tx, notice, at)
}
