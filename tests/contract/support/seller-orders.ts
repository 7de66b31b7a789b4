/** Orders that shops handle, and what they earn with them. */
import type { Data } from '@contract/all-calls'
import type { OrderState } from '@contract/base/order-states'
import { one } from '@contract/rules/lists'
import { refundFields, commenting, putInto } from './after-sale'
import { buy, place } from './checkout'
import { ok } from './client'
import { runSettlements } from './control'
import { newStall } from './operators'
import { newBuyer, type Buyer } from './people'
import type { Seller } from './sellers'

/** A seller with an order of two pieces, by default just paid from a wallet. */
export async function newSale(status: OrderState = 'paid') {
  const { seller, productId, skuId, sku } = await newStall()
  const goods = { productId, shopId: seller.shopId, skuId, sku }
  const buyer = await newBuyer()
  const placed = status === 'to_be_paid' ? await place(buyer, [goods], 2) : await buy(buyer, [goods], 2)
  const { order_id } = one(placed.orders)
  if (status !== 'paid' && status !== 'to_be_paid') await putInto(order_id, status)
  return { seller, buyer, goods, order_id }
}

/** A seller with an arrived order of two pieces, and its only line. */
export async function newArrival() {
  const sale = await newSale('receipt_confirmed')
  const { order } = await ok('order', { order_id: sale.order_id }, sale.buyer)
  return { ...sale, item_id: one(order.products).item_id }
}

/** A seller whose buyer asks for the money of one piece. */
export async function newRequest() {
  const arrival = await newArrival()
  const { refund_id } = await ok('refund', refundFields(arrival), arrival.buyer)
  return { ...arrival, refund_id }
}

/** A seller whose buyer has written a review. */
export async function newOpinion() {
  const arrival = await newArrival()
  const { review_id } = await ok('submitReview', commenting(arrival), arrival.buyer)
  return { ...arrival, review_id }
}

/** A seller whose buyer has written about an order. */
export async function newQuestion(text = 'Can you pack it as a gift?') {
  const sale = await newSale()
  const { message } = await ok('orderMessageSend', { order_id: sale.order_id, text }, sale.buyer)
  return { ...sale, message_id: message.message_id }
}

/** The current month in UTC, as statements name it. */
export const thisMonth = () => new Date().toISOString().slice(0, 7)

let made = 0
/** An amount that differs from the last one, of which everybody has that much. */
export function freshPayout(): string {
  made += 1
  return `1.${String(10 + (made % 90))}`
}

/** The buyer has the parcel, confirms it and reviews every line: the order is completed. */
export async function complete(buyer: Buyer, order_id: string): Promise<Data<'order'>['order']> {
  await putInto(order_id, 'delivered')
  await ok('orderComplete', { order_id }, buyer)
  const { order } = await ok('order', { order_id }, buyer)
  for (const { item_id } of order.products) await ok('submitReview', commenting({ item_id }), buyer)
  return (await ok('order', { order_id }, buyer)).order
}

/** A seller with one order, of two pieces, that is settled. */
export async function newEarner() {
  const sale = await newSale()
  const order = await complete(sale.buyer, sale.order_id)
  await runSettlements()
  return { ...sale, order }
}

export const balanceOf = async (seller: Seller): Promise<string> => (await ok('sellerBalance', {}, seller)).balance
