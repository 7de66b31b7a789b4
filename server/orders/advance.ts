/** The way of an order after it is placed: what shops and carriers do to it, and the timers (gaps §4). */
import { eq } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/constants'
import { Code } from '@contract/codes'
import type { OrderState } from '@contract/order-states'
import { orders } from '../db/schema/orders'
import type { Tx } from '../db/types'
import { Refusal } from '../http/refusal'
import { houseAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { noticeOrder } from './notice'
import { trackStep } from './tracking'
import { enter, isCashOnDelivery, type Order } from './transitions'

const NEXT: Partial<Record<OrderState, readonly OrderState[]>> = {
  paid: ['to_be_shipped'],
  to_be_shipped: ['shipped'],
  shipped: ['in_transit', 'receipt_confirmed'],
  in_transit: ['delivered', 'receipt_confirmed'],
  delivered: ['receipt_confirmed', 'completed'],
  receipt_confirmed: ['completed'],
}

interface Parcel {
  readonly carrier?: string
  readonly log_sn?: string
  /** Where the parcel was seen: a town or a depot. */
  readonly place?: string
}

/** The carrier took the cash at the door. */
async function bookCash(tx: Tx, { id, grandTotal }: Order, at: Date): Promise<Partial<Order>> {
  await post(tx, {
    type: 'cash',
    reference: `order:${id}`,
    at,
    legs: [
      { account: houseAccount('cash', BASE_CURRENCY), amount: -grandTotal },
      { account: houseAccount('sales', BASE_CURRENCY), amount: grandTotal },
    ],
  })
  return { paymentStatus: 'paid', payTime: at }
}

/** Moves a locked order one step on. Throws 2000005 when the step is out of turn. */
export async function advance(tx: Tx, order: Order, to: OrderState, parcel: Parcel, at: Date): Promise<Order> {
  if (!NEXT[order.status]?.includes(to)) throw new Refusal(Code.deliverySwitch)
  // Cash on delivery is complete only after the door, because the delivery books the cash.
  if (to === 'receipt_confirmed' && isCashOnDelivery(order) && order.status !== 'delivered') {
    throw new Refusal(Code.deliverySwitch)
  }
  const cash = to === 'delivered' && isCashOnDelivery(order) ? await bookCash(tx, order, at) : {}
  const sent = to === 'shipped' ? { carrier: parcel.carrier ?? null, logSn: parcel.log_sn ?? null } : {}
  if (to === 'shipped' || to === 'delivered') {
    const { userId, id: orderId, incrementId } = order
    await noticeOrder(tx, { userId, orderId, incrementId, what: to, at })
  }
  await trackStep(tx, order, to, parcel.place ?? '', at)
  return enter(tx, order, to, at, { ...cash, ...sent })
}

/** The same by id, for tests, demo data and operators. Throws 1500018 for an order that is not there. */
export async function advanceOrder(tx: Tx, orderId: bigint, to: OrderState, parcel: Parcel, at: Date): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Refusal(Code.orderUnknown)
  return advance(tx, order, to, parcel, at)
}
