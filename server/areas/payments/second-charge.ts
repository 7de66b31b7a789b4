/** A second charge for a paid payment: it is not owed, so it is refunded in full. */
import { addCardRefund } from '../card-refunds/rows'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { payments } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'
import { platformAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { notifyOfSecondCharge } from './charge-notice'

/**
 * Books a further charge of a payment as held for the payer, queues its refund to the card, and notifies the payer
 * and the operators. The original charge, and one that is already known, change nothing.
 */
export async function returnSecondCharge(tx: Tx, paymentId: bigint, chargeRef: string, at: Date): Promise<void> {
  const payment = one(await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update'))
  const { chargeRef: first, amount, currency, userId } = payment
  if (first === null || first === chargeRef) return
  const reference = `second:${paymentId}:${chargeRef}`
  const values = {
    paymentId,
    reference,
    reason: 'second',
    chargeRef,
    amount,
    currency,
    nextAt: at,
    createdAt: at,
  } as const
  const queued = await addCardRefund(tx, values)
  if (!queued) return
  await post(tx, {
    type: 'card_payment',
    reference,
    at,
    legs: [
      { account: platformAccount('bank', currency), amount: -amount },
      { account: platformAccount('platform', currency), amount },
    ],
  })
  await notifyOfSecondCharge(tx, userId, queued, at)
}
