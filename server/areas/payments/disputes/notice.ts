/** Whom it concerns that a charge is disputed: its payer, the shops whose parcels wait, and the operators. */
import { asc, eq } from 'drizzle-orm'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { DisputeState } from '@contract/entities/ops-dispute'
import { toDecimal } from '@contract/rules/money'
import { sellers } from '../../../kernel/db/schema/accounts'
import { orders, paymentOrders } from '../../../kernel/db/schema/orders'
import type { Tx } from '../../../kernel/db/types'
import { sendNotice } from '../../notices/send'
import { withAmount, type Whole } from '../../card-refunds/notice'
import { notifyOperators } from '../operators-notice'
import type { Dispute, Payment } from './money'

type Came = 'open' | 'kept' | 'lost'
const CAME: Readonly<Record<DisputeState, Came>> = { open: 'open', won: 'kept', closed: 'kept', lost: 'lost' }
const STATE = { open: 0, kept: 1, lost: -1 } as const

const TITLES: Readonly<Record<Came, Whole>> = {
  open: {
    en: 'A card payment is disputed',
    zh: '一笔银行卡付款有争议',
    zhtw: '一筆銀行卡付款有爭議',
    th: 'มีการโต้แย้งการชำระด้วยบัตร',
    jp: 'カード決済に異議申し立てがあります',
    es: 'Un pago con tarjeta está en disputa',
  },
  kept: {
    en: 'A disputed card payment stands',
    zh: '有争议的银行卡付款维持有效',
    zhtw: '有爭議的銀行卡付款維持有效',
    th: 'การชำระด้วยบัตรที่ถูกโต้แย้งยังคงมีผล',
    jp: '異議のあったカード決済は有効です',
    es: 'Un pago con tarjeta disputado sigue en pie',
  },
  lost: {
    en: 'A disputed card payment was reversed',
    zh: '有争议的银行卡付款已被撤销',
    zhtw: '有爭議的銀行卡付款已被撤銷',
    th: 'การชำระด้วยบัตรที่ถูกโต้แย้งถูกยกเลิกแล้ว',
    jp: '異議のあったカード決済は取り消されました',
    es: 'Un pago con tarjeta disputado fue revertido',
  },
}
const TO_PAYER: Readonly<Record<Came, Whole>> = {
  open: {
    en: 'Your bank disputes {amount}. What it paid for is on hold until the bank decides.',
    zh: '您的银行对 {amount} 提出争议。在银行作出决定前，相关订单或款项将暂缓处理。',
    zhtw: '您的銀行對 {amount} 提出爭議。在銀行作出決定前，相關訂單或款項將暫緩處理。',
    th: 'ธนาคารของคุณโต้แย้งยอด {amount} สิ่งที่ชำระด้วยยอดนี้จะถูกพักไว้จนกว่าธนาคารจะตัดสิน',
    jp: '{amount} についてお客様の銀行から異議がありました。決定まで、お支払いの対象は保留されます。',
    es: 'Tu banco disputa {amount}. Lo que se pagó con ello queda retenido hasta que el banco decida.',
  },
  kept: {
    en: '{amount} stays paid, and nothing is on hold any more.',
    zh: '{amount} 的付款维持有效，已解除暂缓。',
    zhtw: '{amount} 的付款維持有效，已解除暫緩。',
    th: 'ยอด {amount} ถือว่าชำระแล้ว และไม่มีสิ่งใดถูกพักไว้อีก',
    jp: '{amount} のお支払いは有効です。保留は解除されました。',
    es: '{amount} sigue pagado y ya no hay nada retenido.',
  },
  lost: {
    en: 'Your bank gave {amount} back to you. What it paid for is not delivered.',
    zh: '您的银行已将 {amount} 退还给您，相关订单或款项不再提供。',
    zhtw: '您的銀行已將 {amount} 退還給您，相關訂單或款項不再提供。',
    th: 'ธนาคารคืนเงิน {amount} ให้คุณแล้ว สิ่งที่ชำระด้วยยอดนี้จะไม่ถูกส่งมอบ',
    jp: '{amount} はお客様の銀行から返金されました。お支払いの対象は提供されません。',
    es: 'Tu banco te devolvió {amount}. Lo que se pagó con ello no se entrega.',
  },
}
const TO_SHOP: Readonly<Record<Came, Whole>> = {
  open: {
    en: 'Do not send these orders until the bank decides: {numbers}',
    zh: '在银行作出决定前，请勿发出以下订单：{numbers}',
    zhtw: '在銀行作出決定前，請勿寄出以下訂單：{numbers}',
    th: 'อย่าส่งคำสั่งซื้อเหล่านี้จนกว่าธนาคารจะตัดสิน: {numbers}',
    jp: '銀行の決定まで、次のご注文を発送しないでください：{numbers}',
    es: 'No envíes estos pedidos hasta que el banco decida: {numbers}',
  },
  kept: {
    en: 'These orders may be sent: {numbers}',
    zh: '以下订单可以发出：{numbers}',
    zhtw: '以下訂單可以寄出：{numbers}',
    th: 'ส่งคำสั่งซื้อเหล่านี้ได้แล้ว: {numbers}',
    jp: '次のご注文は発送できます：{numbers}',
    es: 'Estos pedidos pueden enviarse: {numbers}',
  },
  lost: {
    en: 'These orders are not paid any more; do not send them: {numbers}',
    zh: '以下订单已不再视为已付款，请勿发出：{numbers}',
    zhtw: '以下訂單已不再視為已付款，請勿寄出：{numbers}',
    th: 'คำสั่งซื้อเหล่านี้ไม่ถือว่าชำระแล้ว อย่าส่ง: {numbers}',
    jp: '次のご注文は支払い済みではなくなりました。発送しないでください：{numbers}',
    es: 'Estos pedidos ya no están pagados; no los envíes: {numbers}',
  },
}
const TO_OPERATORS: Whole = {
  en: 'Operators: a disputed card payment',
  zh: '运营人员：银行卡付款争议',
  zhtw: '營運人員：銀行卡付款爭議',
  th: 'ถึงผู้ดูแล: การชำระด้วยบัตรถูกโต้แย้ง',
  jp: '運営担当者へ：カード決済の異議申し立て',
  es: 'Operadores: un pago con tarjeta en disputa',
}

const withNumbers = (texts: Whole, numbers: readonly string[]) =>
  Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [code, text.replace('{numbers}', numbers.join(', '))]),
  ) as Whole

/** The sellers whose orders a payment is for, with the numbers of those. */
async function sellersOf(tx: Tx, paymentId: bigint): Promise<ReadonlyMap<bigint, string[]>> {
  const found = await tx
    .select({ userId: sellers.userId, number: orders.orderNumber })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(sellers, eq(sellers.shopId, orders.shopId))
    .where(eq(paymentOrders.paymentId, paymentId))
    .orderBy(asc(orders.id))
  const numbers = new Map<bigint, string[]>()
  for (const { userId, number } of found) numbers.set(userId, [...(numbers.get(userId) ?? []), number])
  return numbers
}

/** Tells of a dispute that is new, and of what became of it. */
export async function notifyOfDispute(tx: Tx, dispute: Dispute, payment: Payment, at: Date): Promise<void> {
  const { id, amount, currency, state, reason, gatewayRef } = dispute
  const came = CAME[state]
  const common = { type: NOTICE_TYPES.refund, state: STATE[came], title: TITLES[came] }
  await sendNotice(tx, { ...common, userId: payment.userId, text: withAmount(TO_PAYER[came], amount, currency) }, at)
  if (dispute.chargeRef === payment.chargeRef) {
    for (const [userId, numbers] of await sellersOf(tx, payment.id)) {
      await sendNotice(tx, { ...common, userId, text: withNumbers(TO_SHOP[came], numbers) }, at)
    }
  }
  const words = [`#${id}`, state, `${toDecimal(amount, currency)} ${currency}`, reason, gatewayRef].join(' · ')
  await notifyOperators(tx, TO_OPERATORS, words, at)
}
