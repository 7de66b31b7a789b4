/** State changes of an order: the row, its times and its timeline in one place [field.order.timeline]. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { Code } from '@contract/codes'
import type { OrderState } from '@contract/order-states'
import { startsAt, STEPS, type StepName } from '@contract/order-steps'
import { one } from '@contract/rules/lists'
import { orderEvents, orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'

export type Order = typeof orders.$inferSelect
type Times = Partial<Pick<Order, 'paidAt' | 'shippedAt' | 'deliveredAt' | 'completedAt'>>

/** The time that the buyer sees for a state. */
function timesOf({ deliveredAt }: Order, status: OrderState, at: Date): Times {
  if (status === 'shipped') return { shippedAt: at }
  if (status === 'delivered') return { deliveredAt: at }
  // the buyer may confirm before the carrier reports the delivery
  if (status === 'receipt_confirmed' && deliveredAt === null) return { deliveredAt: at }
  return status === 'completed' ? { completedAt: at } : {}
}

/** Throws 2000005 unless the step starts at the order's state. */
export function requireStart(order: Order, step: StepName): void {
  if (!startsAt(step, order.status, isCashOnDelivery(order))) throw new Refusal(Code.deliverySwitch)
}

/** Moves a locked order by a step, with other changes of its row. Throws 2000005 if the step is not allowed. */
export async function take(
  tx: Tx,
  order: Order,
  step: StepName,
  at: Date,
  changes: Partial<Order> = {},
): Promise<Order> {
  requireStart(order, step)
  const status = STEPS[step].to
  const moved = one(
    await tx
      .update(orders)
      .set({ ...timesOf(order, status, at), ...changes, status, statusAt: at, expiresAt: null })
      .where(eq(orders.id, order.id))
      .returning(),
  )
  await tx.insert(orderEvents).values({ orderId: order.id, status, at })
  return moved
}

/** A buyer's orders, locked in id order. Throws 1500018 unless all of them exist and are the buyer's. */
export async function lockOrders(tx: Tx, userId: bigint, orderIds: readonly bigint[]): Promise<Order[]> {
  const found = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.id, [...orderIds])))
    .orderBy(asc(orders.id))
    .for('update')
  if (found.length !== orderIds.length) throw new Refusal(Code.orderUnknown)
  return found
}

/** Whether an order is cash on delivery. */
export const isCashOnDelivery = ({ paymentMethod }: Pick<Order, 'paymentMethod'>) =>
  paymentMethod === 'cash_on_delivery'
