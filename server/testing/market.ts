/** A small marketplace for tests: two shops, buyers with an address, and the steps from the cart to an order. */
import { randomUUID } from 'node:crypto'
import type { Data } from '@contract/all-calls'
import { allEndpoints, type AnyCall } from '@contract/endpoints/all'
import type { Envelope } from '@contract/base/envelope'
import { one } from '@contract/rules/lists'
import { addresses } from '../kernel/db/schema/accounts'
import { productOptions, shops, shopShippingMethods, skus } from '../kernel/db/schema/catalogue'
import { transaction } from '../kernel/db/transaction'
import { handlers } from '../app/handlers'
import { seedBalance } from '../areas/ledger/credit'
import { seedBase, seedProducts, type Base } from './catalogue'
import { createTestServer, type TestOptions, type TestServer } from './server'
import { openStock } from '../app/demo/opening'

type FormFields = Readonly<Record<string, string>>

export interface Buyer {
  readonly userId: bigint
  readonly addressId: string
  /** Sends a call in English; one that needs a key gets a new one unless it is among the fields. */
  call<N extends AnyCall>(name: N, fields?: FormFields, headers?: FormFields): Promise<Envelope<Data<N>>>
  /** The same, and throws unless the code is 200. */
  ok<N extends AnyCall>(name: N, fields?: FormFields): Promise<Data<N>>
}

export interface Market extends TestServer {
  readonly base: Base
  /** Ships for 4.99 (standard) or 15.00 (express), free from 50.00. */
  readonly shop: string
  /** Ships only for 3.00, never free. */
  readonly otherShop: string
  /** 10.00 each, ten pieces, 10 % tax contained; of the first shop. */
  readonly shirt: string
  /** 19.99 each, three pieces; of the other shop. */
  readonly lamp: string
  /** 8.00 each, in red (5 pieces) and blue (2 pieces); of the first shop. */
  readonly cup: string
  readonly red: string
  readonly blue: string
  /** A new buyer with this much in the USD wallet, in minor units. */
  buyer(balance?: bigint): Promise<Buyer>
}

const NAME = { en: 'Other shop' }

async function seedOtherShop(server: TestServer): Promise<bigint> {
  const { id } = one(
    await server.db.insert(shops).values({ name: NAME.en, image: '/p/y.webp', ground: 'mist' }).returning(),
  )
  await server.db.insert(shopShippingMethods).values({
    shopId: id,
    method: 'post',
    names: { en: 'Post', es: 'Correo' },
    costMinor: 300n,
    etaFromDays: 2,
    etaToDays: 6,
  })
  return id
}

async function seedCup(server: TestServer, base: Base): Promise<bigint> {
  const productId = one(await seedProducts(server.db, base, [{ names: { en: 'Cup' }, priceMinor: 800n }]))
  await server.db.delete(skus)
  await server.db.insert(productOptions).values({
    productId,
    option: 'colour',
    names: { en: 'Colour', es: 'Color' },
    values: [
      { value: 'red', names: { en: 'Red', es: 'Rojo' } },
      { value: 'blue', names: { en: 'Blue', es: 'Azul' } },
    ],
  })
  const of = { productId, shopId: base.shopId }
  await server.db.insert(skus).values([
    { ...of, sku: 'CUP-RED', options: { colour: 'red' }, priceMinor: 800n, stock: 5 },
    { ...of, sku: 'CUP-BLUE', options: { colour: 'blue' }, priceMinor: 800n, stock: 2 },
  ])
  return productId
}

async function createBuyer(server: TestServer, balance: bigint): Promise<Buyer> {
  const { userId, token } = await server.signIn()
  const { id } = one(
    await server.db
      .insert(addresses)
      .values({
        userId,
        name: 'Ana Buyer',
        street: '1 Market Street',
        zip: '10110',
        city: 'Bangkok',
        state: '',
        country: 'TH',
        phone: '+66812345678',
        email: 'ana@souk.test',
        isDefault: true,
      })
      .returning({ id: addresses.id }),
  )
  if (balance > 0n) {
    const wallet = { code: 'USD', currency: 'USD' }
    await transaction(server.db, (tx) => seedBalance(tx, { userId, wallet, amount: balance, at: server.clock.now() }))
  }
  const call = <N extends AnyCall>(name: N, fields: FormFields = {}, headers: FormFields = {}) => {
    const key: FormFields = allEndpoints[name].idempotent ? { idempotency_key: randomUUID() } : {}
    return server.call(name, { ...key, ...fields }, { 'access-token': token, lang: 'en', ...headers })
  }
  return {
    userId,
    addressId: String(id),
    call,
    async ok(name, fields) {
      const answer = await call(name, fields)
      if (answer.code !== 200) throw new Error(`${name} answered ${answer.code} ${JSON.stringify(answer.data)}`)
      return answer.data
    },
  }
}

/** A server with every call for that marketplace. Close it after the test. */
export async function createMarket(options: TestOptions = {}): Promise<Market> {
  const server = await createTestServer(handlers, options)
  const base = await seedBase(server.db)
  const otherShop = await seedOtherShop(server)
  const cup = await seedCup(server, base)
  const [shirt, lamp] = await seedProducts(server.db, base, [
    { names: { en: 'Shirt', es: 'Camisa' }, taxRateBps: 1_000 },
    { names: { en: 'Lamp' }, shopId: otherShop, priceMinor: 1_999n, stock: 3 },
  ])
  await openStock(server.db, server.clock.now())
  return {
    ...server,
    base,
    shop: String(base.shopId),
    otherShop: String(otherShop),
    shirt: String(shirt),
    lamp: String(lamp),
    cup: String(cup),
    red: 'CUP-RED',
    blue: 'CUP-BLUE',
    buyer: (balance = 50_000n) => createBuyer(server, balance),
  }
}

/** Quotes the selected lines of the buyer's cart; returns what submitOrder needs. */
export async function quote({ shop, otherShop }: Market, buyer: Buyer, methods?: Record<string, string>) {
  const { cart_info } = await buyer.ok('cart')
  const offered: Record<string, string> = { [shop]: 'standard', [otherShop]: 'post', ...methods }
  const selling = cart_info.shops.filter(({ products }) => products.some(({ selected }) => selected))
  const chosen = Object.fromEntries(selling.map(({ shop_id }) => [shop_id, offered[shop_id]]))
  const fields = { address_id: buyer.addressId, shipping_methods: JSON.stringify(chosen) }
  const data = await buyer.ok('checkoutQuote', fields)
  return { ...data, fields: { ...fields, quote_id: data.quote_id } }
}

/** Adds these to the cart, each as [product, pieces, variant], and places the orders. Returns their ids. */
export async function order(
  market: Market,
  buyer: Buyer,
  ...items: readonly (readonly [product: string, qty: number, variant?: string])[]
) {
  for (const [product_id, qty, variant] of items) {
    const option: FormFields = variant ? { custom_option_sku: variant } : {}
    await buyer.ok('cartAdd', { product_id, qty: String(qty), ...option })
  }
  const { fields } = await quote(market, buyer)
  const placed = await buyer.ok('submitOrder', fields)
  return { ids: placed.orders.map(({ order_id }) => order_id), total: placed.grand_total, placed }
}

/** Pays orders from the USD wallet. */
export function pay(
  buyer: Buyer,
  ids: readonly string[],
  amount: string,
  fields: FormFields = {},
  headers: FormFields = {},
) {
  const asked = { order_ids: JSON.stringify(ids), payment_method: 'wallet', wallet: 'USD', amount, ...fields }
  return buyer.call('paymentStart', asked, headers)
}
