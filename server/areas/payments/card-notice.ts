/** Notices to a buyer who paid by card [rule.notice-types]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { Order } from '../orders/transitions'
import type { Row } from '../wallet/record'
import { type Whole, withAmount, orderLink } from '../card-refunds/notice'

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

/** A payment came for an order that takes none any more. */
export function notifyOfLatePayment(
  tx: Tx,
  { userId, id, grandTotal }: Order,
  currency: string,
  at: Date,
): Promise<void> {
  const text = withAmount(LATE_TEXT, grandTotal, currency)
  const notice = { userId, type: NOTICE_TYPES.refund, state: 0, title: LATE, text, link: orderLink(id) } as const
  return sendNotice(tx, notice, at)
}

const RECHARGE = { paid: FILLED, declined: DECLINED, expired: EXPIRED } as const

/** A card filled a wallet, was declined, or was not used in time. */
export function notifyOfRecharge(tx: Tx, row: Row, came: keyof typeof RECHARGE, at: Date): Promise<void> {
  const { userId, amount, currency } = row
  const title = RECHARGE[came]
  const state = came === 'paid' ? 1 : -1
  const text = withAmount(AMOUNT, amount, currency)
  return sendNotice(tx, { userId, type: NOTICE_TYPES.recharge, state, title, text, link: link('wallet') }, at)
}
