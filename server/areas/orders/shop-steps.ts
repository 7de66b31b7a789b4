/**
 * The steps of an order after it is paid: by its shop, or an operator in its place, by carriers and by timers
 * [action.accept] [action.ship]. The caller checks the role and writes the audit; the tracking event and the buyer's
 * notice are written here, in the same transaction.
 */
import { eq } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { Code } from '@contract/base/codes'
import type { OrderState } from '@contract/base/order-states'
import { refusal, STEPS, type OperatorAction, type StepName } from '@contract/base/order-steps'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { blockedByDispute } from '../card-refunds/blocked'
import { platformAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { notifyOfOrder } from './notice'
import { trackStep } from './tracking'
import {
  applyStep,
  applyStepToAll,
  factsOf,
  isCashOnDelivery,
  requireStart,
  type Order,
} from '../order-changes/transitions'

/** The steps of an order in delivery, by the state that each leads to. */
const DELIVERY_STEPS = [
  'accept',
  'ship',
  'transit',
  'deliver',
  'complete',
  'close',
] as const satisfies readonly StepName[]
type DeliveryStep = (typeof DELIVERY_STEPS)[number]

interface Parcel {
  readonly carrier?: string
  readonly trackingNumber?: string
  /** The location of the parcel: a town or a depot. */
  readonly place?: string
}

/** The carrier collected the cash. */
async function bookCash(tx: Tx, { id, grandTotal }: Order, at: Date): Promise<Partial<Order>> {
  await post(tx, {
    type: 'cash',
    reference: `order:${id}`,
    at,
    legs: [
      { account: platformAccount('cash', BASE_CURRENCY), amount: -grandTotal },
      { account: platformAccount('sales', BASE_CURRENCY), amount: grandTotal },
    ],
  })
  return { paymentStatus: 'paid', paidAt: at }
}

/** Moves a locked order one step on. Throws 2000005 if the step is not allowed in its state. */
export async function moveOn(tx: Tx, order: Order, step: DeliveryStep, parcel: Parcel, at: Date): Promise<Order> {
  requireStart(order, step)
  const { to } = STEPS[step]
  const cash = step === 'deliver' && isCashOnDelivery(order) ? await bookCash(tx, order, at) : {}
  const sent = step === 'ship' ? { carrier: parcel.carrier ?? null, trackingNumber: parcel.trackingNumber ?? null } : {}
  if (to === 'shipped' || to === 'delivered') {
    const { userId, id: orderId, orderNumber } = order
    await notifyOfOrder(tx, { userId, orderId, orderNumber, what: to, at })
  }
  await trackStep(tx, order, to, parcel.place ?? '', at)
  return applyStep(tx, order, step, at, { ...cash, ...sent })
}

/** Moves locked orders by a step that changes nothing but their state: they are accepted, or their time is over. */
export async function moveOnTogether(
  tx: Tx,
  all: readonly Order[],
  step: 'accept' | 'close',
  at: Date,
): Promise<readonly bigint[]> {
  await applyStepToAll(tx, all, step, at)
  return []
}

/** Moves an order to a state by its id, for tests and demo data. Throws 1500018 for an unknown order. */
export async function moveOrderTo(tx: Tx, orderId: bigint, to: OrderState, parcel: Parcel, at: Date): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Refusal(Code.orderUnknown)
  const step = DELIVERY_STEPS.find((name) => STEPS[name].to === to)
  if (!step) throw new Refusal(Code.deliverySwitch)
  return moveOn(tx, order, step, parcel, at)
}

interface OrderStep {
  readonly orderId: bigint
  readonly at: Date
}

interface Shipment extends OrderStep {
  readonly carrier: string
  /** The carrier's tracking number. */
  readonly trackingNumber: string
}

/** The steps up to shipping: they wait while the payer's bank may take the money back. */
export const SENDING: readonly OperatorAction[] = ['accept', 'ship']

/**
 * Throws 1500018 for an unknown order, the code of the state table if the step is not allowed, and not_allowed if a
 * disputed order would be shipped.
 */
async function lockForAction(tx: Tx, action: OperatorAction, orderId: bigint): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Refusal(Code.orderUnknown)
  const code = refusal(action, factsOf(order))
  if (code !== null) throw new Refusal(code)
  if (SENDING.includes(action) && (await blockedByDispute(tx, [orderId])).has(orderId))
    throw operationFailed('not_allowed')
  return order
}

/** Notifies the buyer, except when the order is shipped or delivered: `moveOn` does that. */
async function notify(tx: Tx, order: Order, what: 'accepted' | 'in_transit', at: Date): Promise<Order> {
  const { userId, id: orderId, orderNumber } = order
  await notifyOfOrder(tx, { userId, orderId, orderNumber, what, at })
  return order
}

/** The shop accepts a paid order: to_be_shipped. Throws 1500018, and 2000007 unless it is paid. */
export async function acceptOrder(tx: Tx, { orderId, at }: OrderStep): Promise<Order> {
  const order = await moveOn(tx, await lockForAction(tx, 'accept', orderId), 'accept', {}, at)
  return notify(tx, order, 'accepted', at)
}

/** The carrier has the parcel: shipped. Throws 1500018, and 2000005 if the step is not allowed. */
export async function shipOrder(tx: Tx, { orderId, carrier, trackingNumber, at }: Shipment): Promise<Order> {
  return moveOn(tx, await lockForAction(tx, 'ship', orderId), 'ship', { carrier, trackingNumber }, at)
}

/** The parcel is on its way: in_transit. Throws 1500018, and 2000005 if the step is not allowed. */
export async function transitOrder(tx: Tx, { orderId, at }: OrderStep): Promise<Order> {
  const order = await moveOn(tx, await lockForAction(tx, 'transit', orderId), 'transit', {}, at)
  return notify(tx, order, 'in_transit', at)
}

/**
 * The parcel arrived: delivered; for cash on delivery the money is booked. Throws 1500018, and 2000005 if the step is
 * not allowed.
 */
export async function deliverOrder(tx: Tx, { orderId, at }: OrderStep): Promise<Order> {
  return moveOn(tx, await lockForAction(tx, 'deliver', orderId), 'deliver', {}, at)
}
