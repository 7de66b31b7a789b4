/** The users affected by a disputed charge: its payer, the shops whose parcels wait, and the operators. */
import { OUTCOMES } from '@contract/base/outcomes'
import { asc, eq } from 'drizzle-orm'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { DisputeState } from '@contract/entities/ops-dispute'
import { toDecimal } from '@contract/rules/money'
import { sellers } from '../../../kernel/db/schema/accounts'
import { orders } from '../../../kernel/db/schema/orders'
import { paymentOrders } from '../../../kernel/db/schema/payments'
import type { Tx } from '../../../kernel/db/types'
import { sendNotice } from '../../notices/send'
import { withAmount } from '../../card-refunds/notice'
import { textsOf } from '../../../kernel/text/catalogue'
import { notifyOperators } from '../operators-notice'
import type { Dispute } from '../../settlement/disputes'
import type { Payment } from './money'

type Came = 'open' | 'kept' | 'lost'
const CAME: Readonly<Record<DisputeState, Came>> = { open: 'open', won: 'kept', closed: 'kept', lost: 'lost' }
const STATE = { open: OUTCOMES.pending, kept: OUTCOMES.success, lost: OUTCOMES.failed } as const

/** The sellers whose orders a payment is for, with the order numbers. */
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

/** Notifies them of a new dispute, and of its outcome. */
export async function notifyOfDispute(tx: Tx, dispute: Dispute, payment: Payment, at: Date): Promise<void> {
  const { id, amount, currency, state, reason, gatewayRef } = dispute
  const came = CAME[state]
  const common = { type: NOTICE_TYPES.refund, state: STATE[came], title: textsOf(`disputes.${came}`) }
  await sendNotice(
    tx,
    { ...common, userId: payment.userId, text: withAmount(`disputes.payer_${came}`, amount, currency) },
    at,
  )
  if (dispute.chargeRef === payment.chargeRef) {
    for (const [userId, numbers] of await sellersOf(tx, payment.id)) {
      const text = textsOf(`disputes.shop_${came}`, { numbers: numbers.join(', ') })
      await sendNotice(tx, { ...common, userId, text }, at)
    }
  }
  const words = [`#${id}`, state, `${toDecimal(amount, currency)} ${currency}`, reason, gatewayRef].join(' · ')
  await notifyOperators(tx, textsOf('disputes.operators'), words, at)
}
