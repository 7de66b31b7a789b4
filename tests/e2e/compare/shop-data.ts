import { place } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import type { Buyer } from '../../contract/support/people'
import { newWorld } from '../walk/world'

/** The data that the screens show to a buyer. */
export interface ShopData {
  readonly productId: string
  /** The unpaid orders, which are paid together. */
  readonly orderIds: string
}

/** An unpaid order at each of two shops, and the same two products in the cart again. */
export async function shopDataOf(buyer: Buyer): Promise<ShopData> {
  const { first, second } = await newWorld()
  const goods = [first, second].map(({ id, shopId }) => ({ productId: id, shopId }))
  const { orders } = await place(buyer, goods)
  for (const { productId } of goods) await ok('cartAdd', { product_id: productId, qty: 1 }, buyer)
  return { productId: first.id, orderIds: orders.map(({ order_id: id }) => id).join() }
}
