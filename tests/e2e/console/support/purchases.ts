/** What the demo's buyer buys while a test runs, so that no test depends on the orders of the demo. */
import { randomUUID } from 'node:crypto'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { one } from '@contract/rules/lists'
import { ask, PASSWORD, tokenOf } from './test'

type Name =
  | 'login'
  | 'cartAdd'
  | 'getAddressList'
  | 'checkoutQuote'
  | 'submitOrder'
  | 'paymentStart'
  | 'sellerOrderAccept'
  | 'sellerOrderShip'
  | 'orderMessageSend'
  | 'orderMessages'

const BUYER = { email: 'buyer@souk.test', password: PASSWORD }

/** A product of the demo's seller that is bought without a choice. */
async function plainProduct(server: string) {
  const fields = { state: 'listed', page_size: '50' }
  const token = await tokenOf(server, 'seller')
  const { list } = await ask<Data<'sellerProducts'>>(server, allEndpoints.sellerProducts.path, { token, fields })
  const plain = list.find(({ stock, variants }) => variants === 1 && stock > 5)
  if (!plain) throw new Error('the demo’s seller has no product without variants in stock')
  return plain
}

async function asked<N extends Name>(server: string, name: N, fields: Record<string, string>, token = '') {
  const { path, method, idempotent } = allEndpoints[name]
  const key: Record<string, string> = idempotent ? { idempotency_key: randomUUID() } : {}
  return ask<Data<N>>(server, path, { method, token, fields: { ...fields, ...key } })
}

/** The buyer writes to the shop about an order. */
export async function writeAbout(server: string, order_id: string, text: string): Promise<void> {
  const { 'access-token': token } = await asked(server, 'login', BUYER)
  await asked(server, 'orderMessageSend', { order_id, text }, token)
}

/** What the buyer reads about an order, the newest first. */
export async function messagesOf(server: string, order_id: string): Promise<Data<'orderMessages'>['list']> {
  const { 'access-token': token } = await asked(server, 'login', BUYER)
  return (await asked(server, 'orderMessages', { order_id }, token)).list
}

/** Places an order with the demo's seller, paid on delivery or by the wallet, and accepts it: it can be shipped. */
export async function orderToShip(
  server: string,
  { qty = 1, payment_method = 'cash_on_delivery' } = {},
): Promise<{ readonly order_id: string; readonly increment_id: string }> {
  const call = <N extends Name>(name: N, fields: Record<string, string>, token = '') =>
    asked(server, name, fields, token)
  const { 'access-token': token } = await call('login', BUYER)
  const { product_id, shop_id } = await plainProduct(server)
  const { basket_id = '' } = await call('cartAdd', { product_id, qty: String(qty), buy_now: '1' }, token)
  const { address_list: addresses } = await call('getAddressList', {}, token)
  const shipping_methods = JSON.stringify({ [shop_id]: 'standard' })
  const basket = { address_id: addresses[0]?.address_id ?? '', shipping_methods, basket_id }
  const { quote_id } = await call('checkoutQuote', basket, token)
  const { orders, grand_total: amount } = await call('submitOrder', { ...basket, quote_id }, token)
  const order_ids = JSON.stringify([one(orders).order_id])
  const payment = { order_ids, payment_method, amount, ...(payment_method === 'wallet' && { wallet: 'USD' }) }
  await call('paymentStart', payment, token)
  await call('sellerOrderAccept', { order_ids }, await tokenOf(server, 'seller'))
  return one(orders)
}

/** The same, and the shop has sent it. Returns the id of the order. */
export async function orderOnItsWay(server: string): Promise<string> {
  const { order_id } = await orderToShip(server)
  const fields = { order_id, carrier: 'CTT', log_sn: 'XY-1' }
  await asked(server, 'sellerOrderShip', fields, await tokenOf(server, 'seller'))
  return order_id
}
