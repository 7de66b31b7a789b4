import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import type { Order } from '../../order-changes/transitions'
import type { SellerShop } from '../shop'

/** An order of the shop. Throws 1500018 if it has none with this id. */
export async function findOrder(db: Db, shop: SellerShop, orderId: bigint): Promise<Order> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.shopId, shop.id)))
  if (!order) throw new Refusal(Code.orderUnknown)
  return order
}
