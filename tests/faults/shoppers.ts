/** Buyers who check out repeatedly, and record what the server acknowledged. */
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { ok } from '../contract/support/client'
import { dollars } from '../contract/support/checkout'
import { newAddress, newBuyer, type Buyer } from '../contract/support/people'

export interface Shopper {
  readonly buyer: Buyer
  readonly addressId: string
  readonly wallet: string
}

export interface Acknowledged {
  readonly buyer: Buyer
  readonly orderId: string
  paid: boolean
}

export interface Article {
  readonly productId: string
  readonly shopId: string
}

/**
 * The cheapest products without variants, so that the welcome credit pays for many of them, of which at least twenty
 * pieces are left. Throws if there are too few: a long run asks again before they are sold.
 */
export async function cheapArticles(count: number): Promise<Article[]> {
  const found: Article[] = []
  for (let p = 1; found.length < count; p += 1) {
    const { list } = await ok('getAllProducts', { sort: 'price_asc', in_stock: true, page_size: 50, p })
    if (list.length === 0) throw new Error(`only ${found.length} products are plain and in stock`)
    const plain = list.filter(({ has_options: options, stock, flash }) => !options && !flash && stock >= 20)
    found.push(...plain.map((card) => ({ productId: card.product_id, shopId: card.shop_id })))
  }
  return found.slice(0, count)
}

export async function newShopper(): Promise<Shopper> {
  const buyer = await newBuyer()
  return { buyer, addressId: await newAddress(buyer), wallet: (await dollars(buyer)).code }
}

async function place({ buyer, addressId }: Shopper, { productId, shopId }: Article) {
  const { basket_id } = await ok('cartAdd', { product_id: productId, qty: 1, buy_now: true }, buyer)
  const { shippings } = await ok('checkout', { address_id: addressId, basket_id }, buyer)
  const shipping = shippings.find(({ shop_id }) => shop_id === shopId)
  const shipping_methods = { [shopId]: shipping?.methods[0]?.method ?? '' }
  const where = { address_id: addressId, shipping_methods, basket_id }
  const { quote_id } = await ok('checkoutQuote', where, buyer)
  return ok('submitOrder', { ...where, quote_id }, buyer)
}

/** From "Buy now" to an unpaid order; returns its id. */
export async function placeOrder(shopper: Shopper, article: Article): Promise<string> {
  return one((await place(shopper, article)).orders).order_id
}

const SOLD_OUT = new RegExp(`: ${Code.stockInsufficient} `)

/** Null: the product is sold out, as it may be after some hundred purchases. */
async function unlessSoldOut<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && SOLD_OUT.test(error.message)) return null
    throw error
  }
}

/**
 * From "Buy now" to the paid order; each acknowledgement is recorded when it arrives. Nothing happens if the product is
 * sold out.
 */
export async function checkOut(shopper: Shopper, article: Article, acknowledged: Acknowledged[]): Promise<void> {
  const { buyer, wallet } = shopper
  const placed = await unlessSoldOut(place(shopper, article))
  if (placed === null) return
  const order: Acknowledged = { buyer, orderId: one(placed.orders).order_id, paid: false }
  acknowledged.push(order)
  const payment = { order_ids: [order.orderId], payment_method: 'wallet' as const, wallet }
  await ok('paymentStart', { ...payment, amount: placed.grand_total }, buyer)
  order.paid = true
}
