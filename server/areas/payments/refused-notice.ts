/**
 * Notices about a refused refund to a card: to its owner, and to the operators, who find another way
 * [money.card-refused].
 */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { toDecimal } from '@contract/rules/money'
import { link } from '@contract/screens'
import type { cardRefunds } from '../../kernel/db/schema/cards'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { orderLink, withAmount, type Whole } from '../card-refunds/notice'
import { notifyOperators } from './operators-notice'

type Refund = typeof cardRefunds.$inferSelect

const REFUSED: Whole = {
  en: 'Your card took no money back',
  zh: '您的银行卡未能接收退款',
  zhtw: '您的銀行卡未能接收退款',
  th: 'บัตรของคุณไม่รับเงินคืน',
  jp: 'カードへの返金ができませんでした',
  es: 'Tu tarjeta no admitió la devolución',
}
const REFUSED_TEXT: Whole = {
  en: '{amount} is still yours. We are looking for another way to return it, and will tell you.',
  zh: '{amount} 仍属于您。我们正在安排其他退款方式，并会通知您。',
  zhtw: '{amount} 仍屬於您。我們正在安排其他退款方式，並會通知您。',
  th: '{amount} ยังเป็นของคุณ เรากำลังหาวิธีคืนเงินทางอื่น และจะแจ้งให้ทราบ',
  jp: '{amount} はお客様のお金です。別の返金方法を手配し、改めてお知らせします。',
  es: '{amount} sigue siendo tuyo. Buscamos otra forma de devolvértelo y te avisaremos.',
}
const TO_DECIDE: Whole = {
  en: 'Operators: a card refund has failed',
  zh: '运营人员：银行卡退款失败',
  zhtw: '營運人員：銀行卡退款失敗',
  th: 'ถึงผู้ดูแล: คืนเงินเข้าบัตรไม่สำเร็จ',
  jp: '運営担当者へ：カードへの返金に失敗しました',
  es: 'Operadores: ha fallado una devolución a tarjeta',
}
const IN_WALLET: Whole = {
  en: 'Money returned to your wallet',
  zh: '款项已退回钱包',
  zhtw: '款項已退回錢包',
  th: 'คืนเงินเข้ากระเป๋าแล้ว',
  jp: 'ウォレットに返金しました',
  es: 'Dinero devuelto a tu monedero',
}
const IN_WALLET_TEXT: Whole = {
  en: '{amount} is in your wallet, because your card took no money back.',
  zh: '由于银行卡无法接收退款，{amount} 已存入您的钱包。',
  zhtw: '由於銀行卡無法接收退款，{amount} 已存入您的錢包。',
  th: '{amount} อยู่ในกระเป๋าของคุณแล้ว เพราะบัตรไม่รับเงินคืน',
  jp: 'カードに返金できなかったため、{amount} をウォレットに入れました。',
  es: '{amount} está en tu monedero, porque tu tarjeta no admitió la devolución.',
}

function tellOperators(tx: Tx, { id, amount, currency, failure }: Refund, at: Date): Promise<void> {
  return notifyOperators(tx, TO_DECIDE, `#${id} · ${toDecimal(amount, currency)} ${currency} · ${failure}`, at)
}

/** The gateway refused a refund: notifies the owner once, and the operators after each attempt. */
export async function notifyOfRefusedRefund(tx: Tx, userId: bigint, refund: Refund, at: Date): Promise<void> {
  const { amount, currency, orderId, round } = refund
  if (round === 0) {
    const text = withAmount(REFUSED_TEXT, amount, currency)
    const notice = { userId, type: NOTICE_TYPES.refund, state: 0, title: REFUSED, text } as const
    await sendNotice(tx, { ...notice, link: orderId === null ? undefined : orderLink(orderId) }, at)
  }
  await tellOperators(tx, refund, at)
}

interface Paid {
  readonly userId: bigint
  /** Minor units of `currency`, the wallet's own. */
  readonly amount: bigint
  readonly currency: string
}

/** The money is in the wallet instead. */
export function notifyOfWalletPayment(tx: Tx, { userId, amount, currency }: Paid, at: Date): Promise<void> {
  const text = withAmount(IN_WALLET_TEXT, amount, currency)
  const notice = { userId, type: NOTICE_TYPES.refund, title: IN_WALLET, text, link: link('wallet') }
  return sendNotice(tx, { ...notice, state: 1 }, at)
}
