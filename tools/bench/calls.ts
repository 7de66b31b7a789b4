/** What is measured: each entry plays a call, or a purchase of several, as a buyer, a seller or an operator would. */
import type { Data } from '@contract/all-calls'
import type { Client } from './client'

/** What the calls need to know of the shop; the same in both versions, because they have the same data. */
export interface Shop {
  readonly client: Client
  /** `newcomer` is a buyer with an empty cart. */
  readonly tokens: Readonly<Record<'buyer' | 'newcomer' | 'seller' | 'operator', string>>
  readonly category: string
  readonly brand: string
  readonly product: string
  readonly order: string
  readonly address: string
}

/** A statement after which no purchase finds a product sold out. */
export const STOCK = 'update skus set stock = 1000000 where stock > 0'

const PASSWORD = 'souk-demo-1'

async function logIn(client: Client, name: string): Promise<string> {
  const fields = { email: `${name}@souk.test`, password: PASSWORD }
  return (await client.post<Data<'login'>>('/customer/login/account', fields))['access-token']
}

async function register(client: Client): Promise<string> {
  const email = `bench-${crypto.randomUUID()}@souk.test`
  const fields = { name: 'Ada Lovelace', email, password: PASSWORD, password_confirm: PASSWORD, terms: '1' }
  return (await client.post<Data<'register'>>('/customer/register/account', fields))['access-token']
}

const ADDRESS = {
  ...{ name: 'Ada Lovelace', street: '12 Wireless Road', zip: '10330', city: 'Bangkok', state: 'Bangkok' },
  ...{ country: 'TH', phone: '+66812345678', email: 'ada@souk.test' },
}

/** Logs in, and finds a product that can be bought as it is, and what else the calls name. */
export async function enter(client: Client): Promise<Shop> {
  const [buyer, seller, operator] = await Promise.all(
    ['buyer', 'seller', 'operator'].map((name) => logIn(client, name)),
  )
  if (!buyer || !seller || !operator) throw new Error('the demo shop lacks an account')
  const { list } = await client.get<Data<'getAllProducts'>>('/customer/product/get_all_products', { page_size: '50' })
  const product = list.find(({ stock, has_options }) => stock > 0 && !has_options)
  const orders = await client.get<Data<'orders'>>('/customer/order/index', {}, buyer)
  const order = orders.list[0]
  const newcomer = await register(client)
  const { address_list } = await client.post<Data<'addressAdd'>>('/checkout/onepage/addressadd', ADDRESS, newcomer)
  const address = address_list[0]
  if (!product || !order || !address) throw new Error('the demo shop lacks a product in stock, or an order')
  return {
    client,
    tokens: { buyer, newcomer, seller, operator },
    category: product.category_id,
    brand: product.brand_id,
    product: product.product_id,
    order: order.order_id,
    address: address.address_id,
  }
}

const list = (fields: Readonly<Record<string, string>>) => (shop: Shop) =>
  shop.client.get('/customer/product/get_all_products', fields)

/** From the cart to an order that is paid in cash on delivery: five calls, of which one reads. */
async function buy({ client, tokens: { newcomer }, product, address }: Shop): Promise<void> {
  await client.post('/checkout/cart/add', { product_id: product, qty: '1' }, newcomer)
  const { cart_info: cart } = await client.get<Data<'cart'>>('/checkout/cart/index', {}, newcomer)
  const methods = Object.fromEntries(cart.shops.map(({ shop_id }) => [shop_id, 'standard']))
  const wanted = { address_id: address, shipping_methods: JSON.stringify(methods) }
  const { quote_id } = await client.post<Data<'checkoutQuote'>>('/checkout/onepage/quote', wanted, newcomer)
  const sent = { ...wanted, quote_id }
  const placed = await client.post<Data<'submitOrder'>>('/checkout/onepage/submitorder', sent, newcomer)
  const order_ids = JSON.stringify(placed.orders.map(({ order_id }) => order_id))
  const payment = { order_ids, payment_method: 'cash_on_delivery', amount: placed.grand_total }
  await client.post('/payment/start', payment, newcomer)
}

/** By their names in the table. */
export const CALLS: Readonly<Record<string, (shop: Shop) => Promise<unknown>>> = {
  'list, best': list({}),
  'list, page 20': list({ p: '20' }),
  'list, by price': list({ sort: 'price_asc' }),
  'list, in stock': list({ in_stock: '1' }),
  'category with facets': ({ client, category }) => client.get(`/category/${category}/1`),
  'brand with facets': ({ client, brand }) => client.get(`/brand/${brand}`),
  'search, one word': ({ client }) => client.get('/search/bag'),
  'search, nothing found': ({ client }) => client.get('/search/xyzzy'),
  suggestions: ({ client }) => client.get('/search/suggest', { q: 'sho' }),
  product: ({ client, product }) => client.get('/catalog/product/index', { product_id: product }),
  reviews: ({ client, product }) => client.get('/catalog/reviewproduct/lists', { product_id: product }),
  cart: ({ client, tokens }) => client.get('/checkout/cart/index', {}, tokens.buyer),
  orders: ({ client, tokens }) => client.get('/customer/order/index', {}, tokens.buyer),
  order: ({ client, tokens, order }) => client.get('/customer/order/view', { order_id: order }, tokens.buyer),
  'orders of a shop': ({ client, tokens }) => client.get('/seller/orders', {}, tokens.seller),
  'all orders': ({ client, tokens }) => client.get('/ops/orders', {}, tokens.operator),
  'all accounts': ({ client, tokens }) => client.get('/ops/accounts', {}, tokens.operator),
  purchase: buy,
}
