/** State changes of an order: the row, its times and its timeline in one place [field.order.timeline]. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { OrderState } from '@contract/base/order-states'
import { startsAt, STEPS, type StepName } from '@contract/base/order-steps'
import { one, zip } from '@contract/rules/lists'
import { inOrderOf } from '../../kernel/db/by-ids'
import { orderEvents, orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { queueOrderEvents } from './events'

export type Order = typeof orders.$inferSelect

/** The time that the buyer sees for a state. */
function timesOf(status: OrderState, at: Date) {
  if (status === 'shipped') return { shippedAt: at }
  if (status === 'delivered') return { deliveredAt: at }
  // the buyer may confirm before the carrier reports the delivery
  if (status === 'receipt_confirmed') return { deliveredAt: sql`coalesce(${orders.deliveredAt}, ${at.toISOString()})` }
  return status === 'completed' ? { completedAt: at } : {}
}

/** Throws 2000005 unless the step starts at the order's state. */
export function requireStart(order: Order, step: StepName): void {
  if (!startsAt(step, order.status, isCashOnDelivery(order))) throw new Refusal(Code.deliverySwitch)
}

const stateAfter = (step: StepName, at: Date) => ({ status: STEPS[step].to, statusAt: at, expiresAt: null })

/**
 * A locked order as it is after it was paid, or cash was agreed on, with the other changes of its row, for a statement
 * that writes it. Throws 2000005 if the step is not allowed.
 */
export function afterStep(order: Order, step: 'pay' | 'agreeCash', at: Date, changes: Partial<Order>): Order {
  requireStart(order, step)
  return { ...order, ...changes, ...stateAfter(step, at) }
}

/**
 * Moves locked orders by the same step, with other changes that their rows have in common. Throws 2000005 if the step is
 * not allowed for each of them. Returns them in the same order.
 */
export async function applyStepToAll(
  tx: Tx,
  before: readonly Order[],
  step: StepName,
  at: Date,
  changes: Partial<Order> = {},
): Promise<Order[]> {
  for (const order of before) requireStart(order, step)
  const state = stateAfter(step, at)
  const rows = await tx
    .update(orders)
    .set({ ...timesOf(state.status, at), ...changes, ...state })
    .where(
      inArray(
        orders.id,
        before.map(({ id }) => id),
      ),
    )
    .returning()
  const moved = zip(before, inOrderOf(before, rows)).map(([from, to]) => ({ before: from, after: to }))
  await tx.insert(orderEvents).values(before.map(({ id: orderId }) => ({ orderId, status: state.status, at })))
  await queueOrderEvents(tx, moved, at)
  return moved.map(({ after }) => after)
}

/** The same for one order. */
export const applyStep = async (
  tx: Tx,
  order: Order,
  step: StepName,
  at: Date,
  changes: Partial<Order> = {},
): Promise<Order> => one(await applyStepToAll(tx, [order], step, at, changes))

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

/** The facts that decide about the steps of an order. */
export const factsOf = (order: Pick<Order, 'status' | 'paymentMethod' | 'partlySent'>) => ({
  status: order.status,
  cashOnDelivery: isCashOnDelivery(order),
  partlySent: order.partlySent,
})

/** Whether an order is cash on delivery. */
export const isCashOnDelivery = ({ paymentMethod }: Pick<Order, 'paymentMethod'>) =>
  paymentMethod === 'cash_on_delivery'
