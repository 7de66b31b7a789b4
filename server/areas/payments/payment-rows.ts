/** The rows of every payment: the payment, with its orders. */
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { paymentOrders, payments } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'

type NewPayment = Omit<typeof payments.$inferInsert, 'id' | 'transferId'>

export async function openPayment(tx: Tx, payment: NewPayment, orderIds: readonly bigint[]): Promise<bigint> {
  const { id } = one(await tx.insert(payments).values(payment).returning({ id: payments.id }))
  // A recharge has no order.
  if (orderIds.length > 0) {
    await tx.insert(paymentOrders).values(orderIds.map((orderId) => ({ paymentId: id, orderId })))
  }
  return id
}

export async function linkTransfer(tx: Tx, paymentId: bigint, transferId: bigint): Promise<void> {
  await tx.update(payments).set({ transferId }).where(eq(payments.id, paymentId))
}
