import { asc, inArray } from 'drizzle-orm'
import { OPS_ORDER_ACTIONS, type OpsOrder } from '@contract/entities/ops-order'
import { refusal } from '@contract/base/order-steps'
import { usd } from '../../kernel/text/usd'
import { orderLines } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { isReadable } from '../seller/orders/readable'
import { SENDING } from '../orders/shop-steps'
import { factsOf, type Order } from '../order-changes/transitions'
import { blockedByDispute } from '../card-refunds/blocked'

type Line = Pick<typeof orderLines.$inferSelect, 'orderId' | 'sku' | 'name' | 'qty'>

function present(order: Order, lines: readonly Line[], isBlocked: boolean, now: Date): OpsOrder {
  const { email: _, ...address } = order.address
  const subject = factsOf(order)
  const isShown = isReadable(order, now)
  return {
    order_id: String(order.id),
    increment_id: order.orderNumber,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    grand_total: usd(order.grandTotal),
    user_id: String(order.userId),
    shop: { shop_id: String(order.shopId), name: order.shop.name },
    customer: isShown ? order.customer : null,
    address: isShown ? address : null,
    lines: lines.map(({ sku, name, qty }) => ({ sku, name_en: name.en, qty })),
    order_remark: order.orderRemark,
    cancel_remark: order.cancelRemark,
    carrier: order.carrier,
    log_sn: order.trackingNumber,
    actions: OPS_ORDER_ACTIONS.filter(
      (action) => refusal(action, subject) === null && !(isBlocked && SENDING.includes(action)),
    ),
  }
}

/** Orders as operators see them, in the order given. */
export async function presentOpsOrders(db: Db, found: readonly Order[], now: Date): Promise<OpsOrder[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.id))
  const blocked = await blockedByDispute(db, ids)
  return found.map((order) =>
    present(
      order,
      lines.filter(({ orderId }) => orderId === order.id),
      blocked.has(order.id),
      now,
    ),
  )
}
