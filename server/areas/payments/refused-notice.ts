/**
 * Notices about a rejected refund to a card: to its owner, and to the operators, who choose another way
 * [money.card-refused].
 */
import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { toDecimal } from '@contract/rules/money'
import { link } from '@contract/screens'
import type { cardRefunds } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'
import { queueMail } from '../mails/queue'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'
import { orderLink, withAmount } from '../card-refunds/notice'
import { notifyOperators } from './operators-notice'

type Refund = typeof cardRefunds.$inferSelect

function tellOperators(tx: Tx, { id, amount, currency, failure }: Refund, at: Date): Promise<void> {
  return notifyOperators(
    tx,
    textsOf('refusedRefunds.operators'),
    `#${id} · ${toDecimal(amount, currency)} ${currency} · ${failure}`,
    at,
  )
}

/** The gateway rejected a refund: notifies the owner once, and the operators after each attempt. */
export async function notifyOfRefusedRefund(tx: Tx, userId: bigint, refund: Refund, at: Date): Promise<void> {
  const { amount, currency, orderId, round } = refund
  if (round === 0) {
    const text = withAmount('refusedRefunds.refused_text', amount, currency)
    const notice = {
      userId,
      type: NOTICE_TYPES.refund,
      state: OUTCOMES.pending,
      title: textsOf('refusedRefunds.refused'),
      text,
    } as const
    await sendNotice(tx, { ...notice, link: orderId === null ? undefined : orderLink(orderId) }, at)
    const params = { amount: toDecimal(amount, currency), currency, remark: '', order: orderId?.toString() ?? null }
    await queueMail(tx, { key: `card_refund:${refund.id}:failed`, userId, kind: 'card_refund_failed', params, at })
  }
  await tellOperators(tx, refund, at)
}

interface Paid {
  readonly refundId: bigint
  /** Null: not of an order. */
  readonly orderId: bigint | null
  readonly userId: bigint
  /** Minor units of `currency`, which is the wallet's. */
  readonly amount: bigint
  readonly currency: string
}

/** The money is in the wallet instead. */
export async function notifyOfWalletPayment(tx: Tx, paid: Paid, at: Date): Promise<void> {
  const { refundId, orderId, userId, amount, currency } = paid
  const text = withAmount('refusedRefunds.in_wallet_text', amount, currency)
  const notice = {
    userId,
    type: NOTICE_TYPES.refund,
    title: textsOf('refusedRefunds.in_wallet'),
    text,
    link: link('wallet'),
  }
  await sendNotice(tx, { ...notice, state: OUTCOMES.success }, at)
  const params = { amount: toDecimal(amount, currency), currency, remark: '', order: orderId?.toString() ?? null }
  await queueMail(tx, { key: `card_refund:${refundId}:wallet`, userId, kind: 'card_refund_in_wallet', params, at })
}
