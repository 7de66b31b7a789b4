/** What a payer by card is told (gaps §4 and §7). */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { LANGUAGE_CODES } from '@contract/languages'
import { toDecimal } from '@contract/rules/money'
import type { cardRefunds } from '../db/schema/cards'
import type { Tx } from '../db/types'
import { sendNotice } from '../notices/send'
import type { Order } from '../orders/transitions'
import type { Texts } from '../texts'
import type { Row } from '../wallet/record'

type Refund = Pick<typeof cardRefunds.$inferSelect, 'amount' | 'currency' | 'reason'>
export type Whole = Required<Texts>

/** Every language's text with the amount in it. */
export function withAmount(texts: Whole, amount: bigint, currency: string): Texts {
  const sum = `${toDecimal(amount, currency)} ${currency}`
  const filled = LANGUAGE_CODES.map((code) => [code, texts[code].replace('{amount}', sum)])
  return Object.fromEntries(filled) as Whole
}

const LATE: Whole = {
  en: 'Card payment came too late',
  zh: '银行卡付款到账太晚',
  zhtw: '銀行卡付款入帳太晚',
  th: 'การชำระด้วยบัตรมาช้าเกินไป',
  jp: 'カードのお支払いが間に合いませんでした',
  es: 'El pago con tarjeta llegó tarde',
}
const LATE_TEXT: Whole = {
  en: 'The order could no longer be paid. {amount} goes back to your card in full.',
  zh: '该订单已无法付款。{amount} 将全额退回您的银行卡。',
  zhtw: '該訂單已無法付款。{amount} 將全額退回您的銀行卡。',
  th: 'ไม่สามารถชำระคำสั่งซื้อนี้ได้แล้ว {amount} จะคืนเข้าบัตรของคุณเต็มจำนวน',
  jp: 'このご注文はお支払いの対象外になっていました。{amount} を全額カードに返金します。',
  es: 'El pedido ya no podía pagarse. {amount} vuelve íntegro a tu tarjeta.',
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
const FILLED: Whole = {
  en: 'Recharge by card completed',
  zh: '银行卡充值成功',
  zhtw: '銀行卡儲值成功',
  th: 'เติมเงินด้วยบัตรสำเร็จ',
  jp: 'カードでのチャージが完了しました',
  es: 'Recarga con tarjeta completada',
}
const DECLINED: Whole = {
  en: 'Recharge by card declined',
  zh: '银行卡充值被拒绝',
  zhtw: '銀行卡儲值遭拒絕',
  th: 'การเติมเงินด้วยบัตรถูกปฏิเสธ',
  jp: 'カードでのチャージが拒否されました',
  es: 'Recarga con tarjeta rechazada',
}
const EXPIRED: Whole = {
  en: 'Recharge by card not made',
  zh: '银行卡充值未完成',
  zhtw: '銀行卡儲值未完成',
  th: 'ยังไม่ได้เติมเงินด้วยบัตร',
  jp: 'カードでのチャージは行われませんでした',
  es: 'Recarga con tarjeta no realizada',
}
const AMOUNT: Whole = {
  en: '{amount}',
  zh: '{amount}',
  zhtw: '{amount}',
  th: '{amount}',
  jp: '{amount}',
  es: '{amount}',
}

export const orderLink = (orderId: bigint) => `pages/history/detail?order_id=${orderId}`

/** A payment came for an order that takes none any more. */
export function noticeLate(tx: Tx, { userId, id, grandTotal }: Order, currency: string, at: Date): Promise<void> {
  const text = withAmount(LATE_TEXT, grandTotal, currency)
  const notice = { userId, type: NOTICE_TYPES.refund, state: 0, title: LATE, text, link: orderLink(id) } as const
  return sendNotice(tx, notice, at)
}

/** The gateway has given money back. */
export function noticeReturned(tx: Tx, userId: bigint, orderId: bigint, refund: Refund, at: Date): Promise<void> {
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

const RECHARGE = { paid: FILLED, declined: DECLINED, expired: EXPIRED } as const

/** A card filled a wallet, was declined, or was not used in time. */
export function noticeRecharge(tx: Tx, row: Row, came: keyof typeof RECHARGE, at: Date): Promise<void> {
  const { userId, amount, currency } = row
  const title = RECHARGE[came]
  const state = came === 'paid' ? 1 : -1
  const text = withAmount(AMOUNT, amount, currency)
  return sendNotice(tx, { userId, type: NOTICE_TYPES.recharge, state, title, text, link: 'pages/mine/wallet' }, at)
}
