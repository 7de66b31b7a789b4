/** Notices to the payer and the operators about a payment that was charged twice. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { toDecimal } from '@contract/rules/money'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { withAmount, type Whole } from '../card-refunds/notice'
import type { Refund } from '../card-refunds/move-order'
import { notifyOperators } from './operators-notice'

const TWICE: Whole = {
  en: 'Your card was charged twice',
  zh: '您的银行卡被重复扣款',
  zhtw: '您的銀行卡被重複扣款',
  th: 'บัตรของคุณถูกเรียกเก็บเงินสองครั้ง',
  jp: 'カードに二重に請求されました',
  es: 'Tu tarjeta se cobró dos veces',
}
const TWICE_TEXT: Whole = {
  en: 'The payment had been made before. {amount} goes back to your card in full.',
  zh: '该笔付款此前已完成。{amount} 将全额退回您的银行卡。',
  zhtw: '該筆付款先前已完成。{amount} 將全額退回您的銀行卡。',
  th: 'มีการชำระเงินนี้ไปแล้ว {amount} จะคืนเข้าบัตรของคุณเต็มจำนวน',
  jp: 'このお支払いはすでに完了していました。{amount} を全額カードに返金します。',
  es: 'El pago ya se había hecho. {amount} vuelve íntegro a tu tarjeta.',
}
const TO_OPERATORS: Whole = {
  en: 'Operators: a payment was charged twice',
  zh: '运营人员：一笔付款被重复扣款',
  zhtw: '營運人員：一筆付款被重複扣款',
  th: 'ถึงผู้ดูแล: การชำระเงินถูกเรียกเก็บสองครั้ง',
  jp: '運営担当者へ：二重請求がありました',
  es: 'Operadores: un pago se cobró dos veces',
}

/** A further charge came, and `refund` takes it back. */
export async function notifyOfSecondCharge(tx: Tx, userId: bigint, refund: Refund, at: Date): Promise<void> {
  const { id, paymentId, chargeRef, amount, currency } = refund
  const text = withAmount(TWICE_TEXT, amount, currency)
  await sendNotice(tx, { userId, type: NOTICE_TYPES.refund, state: 0, title: TWICE, text }, at)
  const words = `#${id} · ${toDecimal(amount, currency)} ${currency} · payment #${paymentId} · ${chargeRef ?? ''}`
  await notifyOperators(tx, TO_OPERATORS, words, at)
}
