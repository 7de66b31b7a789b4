/** Refunds in the API's format [field.refund.request]. */
import { asc, eq, inArray } from 'drizzle-orm'
import { REFUND_WIRE } from '@contract/base/after-sale'
import type { Refund } from '@contract/entities/after-sale'
import type { Language } from '@contract/base/languages'
import { toDecimal } from '@contract/rules/money'
import { presentOptions } from '../cart/present'
import { usd } from '../../kernel/text/usd'
import { refundEvents, refundItems, refunds } from '../../kernel/db/schema/aftersale'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { textsFor } from '../../kernel/text/texts'
import { addressOf } from '../uploads/addresses'

export type RefundRow = typeof refunds.$inferSelect

interface Reader {
  readonly lang: Language
  readonly now: Date
  readonly origin: string
  /** The key that signs the addresses of private files. */
  readonly uploadKey: string
}

function returnedOf({ paidWallet, paidCurrency, paidAmount }: RefundRow): Refund['returned'] {
  if (paidWallet === null || paidCurrency === null || paidAmount === null) return null
  return { wallet: paidWallet, currency: paidCurrency, amount: toDecimal(paidAmount, paidCurrency) }
}

/** Refunds with their items and their log, in the order given. */
export async function presentRefunds(db: Db, found: readonly RefundRow[], reader: Reader): Promise<Refund[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const items = await db
    .select({ refundId: refundItems.refundId, qty: refundItems.qty, line: orderLines })
    .from(refundItems)
    .innerJoin(orderLines, eq(orderLines.id, refundItems.lineId))
    .where(inArray(refundItems.refundId, ids))
    .orderBy(asc(refundItems.lineId))
  const events = await db
    .select()
    .from(refundEvents)
    .where(inArray(refundEvents.refundId, ids))
    .orderBy(asc(refundEvents.at), asc(refundEvents.id))
  const numbers = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      inArray(
        orders.id,
        found.map(({ orderId }) => orderId),
      ),
    )
  const place = { origin: reader.origin, key: reader.uploadKey, now: reader.now }
  return found.map((refund) => ({
    refund_id: String(refund.id),
    order_id: String(refund.orderId),
    increment_id: numbers.find(({ id }) => id === refund.orderId)?.orderNumber ?? '',
    state: REFUND_WIRE[refund.state],
    amount: usd(refund.amount),
    returned: returnedOf(refund),
    reason: refund.reason,
    images: refund.images.map((name) => addressOf(name, place)),
    items: items
      .filter(({ refundId }) => refundId === refund.id)
      .map(({ line, qty }) => ({
        item_id: String(line.id),
        product_id: String(line.productId),
        ...textsFor('name', line.name, reader.lang),
        image: line.image,
        ground: line.ground,
        qty,
        custom_option_info: presentOptions(line.options, reader.lang),
      })),
    created_at: refund.createdAt.toISOString(),
    log: events
      .filter(({ refundId }) => refundId === refund.id)
      .map(({ state, at, remark }) => ({ state: REFUND_WIRE[state], time: at.toISOString(), remark })),
  }))
}
