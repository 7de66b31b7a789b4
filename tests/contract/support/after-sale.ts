/** Delivered orders, and refund requests. */
import type { OrderState } from '@contract/base/order-states'
import { one } from '@contract/rules/lists'
import { buy } from './checkout'
import { ok } from './client'
import { sql } from './control'
import { newItem } from './new-product'
import { newBuyer, type Buyer } from './people'

interface Arrived {
  readonly buyer: Buyer
  readonly order_id: string
  /** The only line. */
  readonly item_id: string
}

/** An order with one line, paid from a wallet, that has just entered a state. */
export async function orderThatIs(
  status: OrderState = 'receipt_confirmed',
  { qty = 1, price = 1_000 } = {},
): Promise<Arrived> {
  const buyer = await newBuyer()
  const { orders } = await buy(buyer, [await newItem({ price })], qty)
  const { order_id } = one(orders)
  await putInto(order_id, status)
  const { order } = await ok('order', { order_id }, buyer)
  return { buyer, order_id, item_id: one(order.products).item_id }
}

const SENT: readonly OrderState[] = ['delivered', 'receipt_confirmed', 'completed']

export async function putInto(orderId: string, status: OrderState): Promise<void> {
  const arrived = SENT.includes(status) ? 'now()' : 'null'
  await sql(
    `update orders set status = '${status}', status_at = now(), delivered_at = ${arrived}
     where id = ${orderId} returning id::text`,
  )
}

/** A refund request for this many pieces of its only line. */
export const refundFields = ({ order_id, item_id }: Arrived, qty = 1) => ({
  order_id,
  items: [{ item_id, qty }],
  reason: 'It came broken',
  images: [] as string[],
})

export const commenting = ({ item_id }: Pick<Arrived, 'item_id'>) => ({
  item_id,
  selectStar: 4,
  summary: 'Good',
  review_content: 'It keeps warm for hours.',
  images: [] as string[],
})

/** The id of an uploaded picture of the buyer. */
export async function picture(buyer: Buyer, purpose: 'proof' | 'review'): Promise<string> {
  return (await ok('upload', { purpose }, buyer)).id
}
