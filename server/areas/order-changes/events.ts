/** Messages to other programs about orders [rule.webhook-events]. */
import { BASE_CURRENCY } from '@contract/base/constants'
import type { OrderState } from '@contract/base/order-states'
import type { WebhookEvent } from '@contract/base/webhook-events'
import type { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { usd } from '../../kernel/text/usd'
import { queueEvents, type NewEvent } from '../webhooks/queue'

type Order = typeof orders.$inferSelect
type Told = Pick<Order, 'id' | 'orderNumber' | 'shopId' | 'status' | 'paymentStatus' | 'grandTotal'> &
  Partial<Pick<Order, 'carrier' | 'trackingNumber'>>

/** The states whose entry is reported. */
const REPORTED: Partial<Record<OrderState, WebhookEvent>> = {
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
}

const eventOf = (type: WebhookEvent, order: Told, at: Date): NewEvent => ({
  type,
  key: `${type}:${order.id}`,
  data: {
    order_id: String(order.id),
    increment_id: order.orderNumber,
    shop_id: String(order.shopId),
    status: order.status,
    payment_status: order.paymentStatus,
    grand_total: usd(order.grandTotal),
    currency: BASE_CURRENCY,
    carrier: order.carrier ?? null,
    log_sn: order.trackingNumber ?? null,
  },
  at,
})

export const placedEvent = (order: Omit<Told, 'status' | 'paymentStatus'>, at: Date): NewEvent =>
  eventOf('order.placed', { ...order, status: 'to_be_paid', paymentStatus: 'unpaid' }, at)

export const paidEvent = (order: Told, at: Date): NewEvent => eventOf('order.paid', order, at)

interface Moved {
  readonly before: Order
  readonly after: Order
}

/** Reports the payments, also of cash on delivery, and the states that the orders have entered. */
export async function queueOrderEvents(tx: Tx, moved: readonly Moved[], at: Date): Promise<void> {
  const events = moved.flatMap(({ before, after }) => {
    const isPaid = before.paymentStatus !== 'paid' && after.paymentStatus === 'paid'
    const type = REPORTED[after.status]
    return [...(isPaid ? [paidEvent(after, at)] : []), ...(type ? [eventOf(type, after, at)] : [])]
  })
  await queueEvents(tx, events)
}
