import { place } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import type { Buyer } from '../../contract/support/people'
import { newWorld } from '../walk/world'

/** What the screens show to a buyer. */
export interface Things {
  readonly productId: string
  /** Of the orders that wait to be paid together. */
  readonly orderIds: string
}

/** An order at each of two shops that waits to be paid, and the same two products in the cart again. */
export async function thingsOf(buyer: Buyer): Promise<Things> {
  const { first, second } = await newWorld()
  const goods = [first, second].map(({ id, shopId }) => ({ productId: id, shopId }))
  const { orders } = await place(buyer, goods)
  for (const { productId } of goods) await ok('cartAdd', { product_id: productId, qty: 1 }, buyer)
  return { productId: first.id, orderIds: orders.map(({ order_id: id }) => id).join() }
}
