/** The steps of an order after it is placed: by shops, carriers and timers [action.ship]. */
import { eq } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/constants'
import { Code } from '@contract/codes'
import type { OrderState } from '@contract/order-states'
import { STEPS, type StepName } from '@contract/order-steps'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { platformAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { notifyOfOrder } from './notice'
import { trackStep } from './tracking'
import { isCashOnDelivery, requireStart, take, takeAll, type Order } from './transitions'

/** The steps of an order in delivery, by the state that each leads to. */
const ON_ITS_WAY = ['accept', 'ship', 'transit', 'deliver', 'complete', 'close'] as const satisfies readonly StepName[]
type Way = (typeof ON_ITS_WAY)[number]

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
export async function advance(tx: Tx, order: Order, step: Way, parcel: Parcel, at: Date): Promise<Order> {
  requireStart(order, step)
  const { to } = STEPS[step]
  const cash = step === 'deliver' && isCashOnDelivery(order) ? await bookCash(tx, order, at) : {}
  const sent = step === 'ship' ? { carrier: parcel.carrier ?? null, trackingNumber: parcel.trackingNumber ?? null } : {}
  if (to === 'shipped' || to === 'delivered') {
    const { userId, id: orderId, orderNumber } = order
    await notifyOfOrder(tx, { userId, orderId, orderNumber, what: to, at })
  }
  await trackStep(tx, order, to, parcel.place ?? '', at)
  return take(tx, order, step, at, { ...cash, ...sent })
}

/** Moves locked orders by a step that changes nothing but their state: they are accepted, or their time is over. */
export async function advanceTogether(
  tx: Tx,
  all: readonly Order[],
  step: 'accept' | 'close',
  at: Date,
): Promise<readonly bigint[]> {
  await takeAll(tx, all, step, at)
  return []
}

/** The same by id and state, for tests and demo data. Throws 1500018 for an unknown order. */
export async function advanceOrder(tx: Tx, orderId: bigint, to: OrderState, parcel: Parcel, at: Date): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Refusal(Code.orderUnknown)
  const step = ON_ITS_WAY.find((name) => STEPS[name].to === to)
  if (!step) throw new Refusal(Code.deliverySwitch)
  return advance(tx, order, step, parcel, at)
}
