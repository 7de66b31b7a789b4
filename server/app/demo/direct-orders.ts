/** Creates orders without a cart and a session, for demo data and tests. The same rules and the same ledger apply. */
import { inArray } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { refusal, type OrderAction } from '@contract/base/order-steps'
import { one } from '@contract/rules/lists'
import { readBook } from '../../areas/addresses/book'
import { addressIn } from '../../areas/checkout/check'
import { loadLineItems } from '../../areas/cart/load-line-items'
import { priceCart } from '../../areas/cart/price-cart'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { payCashOnDelivery, payFromWallet } from '../../areas/payments/pay'
import { readPaying } from '../../areas/payments/paying'
import { cancelOrder } from '../../areas/orders/cancel'
import { placeOrders, type PlacedOrder } from '../../areas/orders/place'
import { readPlacing } from '../../areas/orders/placing'
import { isCashOnDelivery, lockOrders, applyStep, type Order } from '../../areas/order-changes/transitions'
import { dayIn } from '../../kernel/text/day'

interface DirectOrder {
  readonly userId: bigint
  /** Every SKU once. */
  readonly items: readonly { readonly skuId: bigint; readonly qty: number }[]
  readonly addressId: bigint
  readonly remark?: string
  readonly at: Date
}

/** Places one order per shop at the prices of `at`. Throws 2000019 for another user's address, and StockChanged. */
export async function createOrders(
  tx: Tx,
  { userId, items, addressId, remark = '', at }: DirectOrder,
): Promise<PlacedOrder[]> {
  const { address_list } = await readBook(tx, userId)
  const address = addressIn(address_list, String(addressId))
  const goods = await loadLineItems(
    tx,
    items.map(({ skuId }) => skuId),
    at,
  )
  const wanted = items.map((item, index) => ({ ...item, itemId: BigInt(index + 1), selected: true }))
  const cart = priceCart(wanted, goods, at)
  const productIds = [...goods.values()].map(({ productId }) => productId)
  const placing = await readPlacing(tx, userId, productIds)
  return placeOrders(tx, { userId, cart, address, quoteId: null, remark, at, today: dayIn('UTC', at) }, placing)
}

async function lockFor(tx: Tx, action: OrderAction, orderIds: readonly bigint[]): Promise<Order[]> {
  const [first] = await tx
    .select({ userId: orders.userId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .limit(1)
  if (!first) throw new Refusal(Code.orderUnknown)
  const locked = await lockOrders(tx, first.userId, orderIds)
  for (const order of locked) {
    const code = refusal(action, { status: order.status, cashOnDelivery: isCashOnDelivery(order) })
    if (code !== null) throw new Refusal(code)
  }
  return locked
}

/** Pays the orders of one buyer from one of their wallets. Throws 1500019, 2000029 and 2000022. */
export async function payOrders(tx: Tx, orderIds: readonly bigint[], walletCode: string, at: Date): Promise<bigint> {
  const locked = await lockFor(tx, 'pay', orderIds)
  const paying = await readPaying(tx, one(locked).userId, orderIds)
  const wallet = paying.wallets?.find(({ code }) => code === walletCode)
  if (!wallet) throw new Refusal(Code.currencyInvalid)
  return payFromWallet(tx, locked, wallet, { paying, at, answer: () => [] })
}

/** Chooses cash on delivery for the orders of one buyer. Throws 1500019. */
export async function payOrdersInCash(tx: Tx, orderIds: readonly bigint[], at: Date): Promise<bigint> {
  const locked = await lockFor(tx, 'pay', orderIds)
  const paying = await readPaying(tx, one(locked).userId, orderIds)
  return payCashOnDelivery(tx, locked, { paying, at, answer: () => [] })
}

/** Cancels an order. Throws 2000032 and 2000033. */
export async function cancelOrderById(tx: Tx, orderId: bigint, at: Date, remark = ''): Promise<Order> {
  const order = one(await lockFor(tx, 'cancel', [orderId]))
  return cancelOrder(tx, order, at, remark)
}

/** Confirms receipt for the buyer. Throws 2000006. */
export async function completeOrderById(tx: Tx, orderId: bigint, at: Date): Promise<Order> {
  const order = one(await lockFor(tx, 'complete', [orderId]))
  return applyStep(tx, order, 'complete', at)
}
