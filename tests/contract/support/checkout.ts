/** Shortcuts from a cart to an order. */
import type { Data } from '@contract/all-calls'
import { ok } from './client'
import type { NewProduct } from './new-product'
import { newAddress, type Buyer } from './people'

type Wanted = Pick<NewProduct, 'productId' | 'shopId'>

export interface Quoted {
  readonly addressId: string
  readonly methods: Record<string, string>
  readonly quote: Data<'checkoutQuote'>
}

/** Adds the products to the buyer's cart and gets a quote with standard shipping. */
export async function quoteFor(buyer: Buyer, goods: readonly Wanted[], qty = 1): Promise<Quoted> {
  for (const { productId } of goods) await ok('cartAdd', { product_id: productId, qty }, buyer)
  const addressId = await newAddress(buyer)
  const methods = Object.fromEntries(goods.map(({ shopId }) => [shopId, 'standard']))
  const quote = await ok('checkoutQuote', { address_id: addressId, shipping_methods: methods }, buyer)
  return { addressId, methods, quote }
}

export function submission({ addressId, methods, quote }: Quoted) {
  return { address_id: addressId, shipping_methods: methods, quote_id: quote.quote_id }
}

/** What the checkout has chosen for somebody who has bought before, or who has one address. */
export async function chosenSubmission(buyer: Buyer, basket: { readonly basket_id?: string } = {}) {
  const { chosen, quote_id } = await ok('checkout', basket, buyer)
  if (!chosen || quote_id === undefined) throw new Error('the checkout has chosen nothing')
  const { address_id, shipping_methods } = chosen
  return { address_id, shipping_methods, quote_id, ...basket }
}

/** Places orders, unpaid. */
export async function place(buyer: Buyer, goods: readonly Wanted[], qty = 1): Promise<Data<'submitOrder'>> {
  return ok('submitOrder', submission(await quoteFor(buyer, goods, qty)), buyer)
}

/** The buyer's wallet that pays in USD. */
export async function dollars(buyer: Buyer): Promise<Data<'getUserBalance'>['wallets'][number]> {
  const { wallets } = await ok('getUserBalance', {}, buyer)
  const wallet = wallets.find(({ currency }) => currency === 'USD')
  if (!wallet) throw new Error('no wallet in USD')
  return wallet
}

export async function payByWallet(buyer: Buyer, { orders, grand_total: amount }: Data<'submitOrder'>) {
  const wallet = await dollars(buyer)
  const order_ids = orders.map(({ order_id }) => order_id)
  return ok('paymentStart', { order_ids, payment_method: 'wallet', wallet: wallet.code, amount }, buyer)
}

/** Places orders and pays them from the wallet. */
export async function buy(buyer: Buyer, goods: readonly Wanted[], qty = 1): Promise<Data<'submitOrder'>> {
  const placed = await place(buyer, goods, qty)
  await payByWallet(buyer, placed)
  return placed
}
