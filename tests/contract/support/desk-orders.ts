/** Orders in the hands of their shop. */
import type { OrderState } from '@contract/order-states'
import { putInto } from './after-sale'
import { buy, place } from './checkout'
import { newStall } from './operators'
import { newBuyer } from './people'

/** A seller with an order of two pieces, by default one that was paid from a wallet just now. */
export async function newSale(status: OrderState = 'paid') {
  const { seller, productId, skuId, sku } = await newStall()
  const goods = { productId, shopId: seller.shopId, skuId, sku }
  const buyer = await newBuyer()
  const placed = status === 'to_be_paid' ? await place(buyer, [goods], 2) : await buy(buyer, [goods], 2)
  const [{ order_id }] = placed.orders
  if (status !== 'paid' && status !== 'to_be_paid') await putInto(order_id, status)
  return { seller, buyer, goods, order_id }
}
