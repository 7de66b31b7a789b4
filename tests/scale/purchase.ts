/** Purchases whose statements are counted: cart, checkout, quote, order, payment. */
import { eq, inArray } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { shops, shopShippingMethods } from '../../server/kernel/db/schema/catalogue'
import { users } from '../../server/kernel/db/schema/accounts'
import { seedProducts } from '../../server/testing/catalogue'
import { createMarket, pay, type Buyer, type Market } from '../../server/testing/market'
import type { TestEngine } from '../../server/testing/database'
import { countSent, listen } from './sent'

/** The statements of each call of a purchase; `add` is that of one line. `quote` is that of another choice. */
export interface PurchaseCost {
  readonly add: number
  readonly open: number
  readonly quote: number
  readonly submit: number
  readonly pay: number
  /** Of a whole purchase with all its lines, without another choice. */
  readonly sum: number
}

export const METHODS = ['cash_on_delivery', 'wallet'] as const
export type Method = (typeof METHODS)[number]

export interface Scene {
  readonly market: Market
  /** One product of each of three shops. */
  readonly goods: readonly string[]
  readonly methods: Readonly<Record<string, string>>
}

async function thirdShop(market: Market): Promise<bigint> {
  const shop = { name: 'Third shop', image: '/p/z.webp', ground: 'mist' }
  const { id } = one(await market.db.insert(shops).values(shop).returning({ id: shops.id }))
  const post = { method: 'post', names: { en: 'Post' }, costMinor: 300n, etaFromDays: 2, etaToDays: 6 }
  await market.db.insert(shopShippingMethods).values({ shopId: id, ...post })
  return id
}

/** Three shops with stock. Close the market after the test. */
export async function openScene(engine: TestEngine): Promise<Scene> {
  const market = await createMarket({ engine })
  listen(market.database)
  const third = await thirdShop(market)
  const of = (name: string, shopId: bigint) => ({ names: { en: name }, shopId, stock: 1_000 })
  const ids = await seedProducts(market.db, market.base, [
    of('Pot', BigInt(market.shop)),
    of('Pan', BigInt(market.otherShop)),
    of('Pin', third),
  ])
  const methods = { [market.shop]: 'standard', [market.otherShop]: 'post', [String(third)]: 'post' }
  return { market, goods: ids.map(String), methods }
}

/** Gives every shop an owner, who is mailed about orders; without `owned` none has one. */
export async function setOwners({ market }: Scene, owned: boolean): Promise<void> {
  const ids = (await market.db.select({ id: shops.id }).from(shops)).map(({ id }) => id)
  await market.db.update(shops).set({ ownerUserId: null }).where(inArray(shops.id, ids))
  for (const id of owned ? ids : []) {
    const owner = await market.buyer(0n)
    await market.db.update(users).set({ role: 'seller' }).where(eq(users.id, owner.userId))
    await market.db.update(shops).set({ ownerUserId: owner.userId }).where(eq(shops.id, id))
  }
}

async function chosenMethods(buyer: Buyer, { methods }: Scene): Promise<string> {
  const { cart_info } = await buyer.ok('cart')
  return JSON.stringify(Object.fromEntries(cart_info.shops.map(({ shop_id }) => [shop_id, methods[shop_id]])))
}

/** Buys one piece of each product and counts the statements of each call. */
export async function buy(
  scene: Scene,
  buyer: Buyer,
  products: readonly string[],
  method: Method,
): Promise<PurchaseCost> {
  let add = 0
  for (const product_id of products) {
    add += (await countSent(() => buyer.ok('cartAdd', { product_id, qty: '1' }))).statements
  }
  const open = await countSent(() => buyer.ok('checkout'))
  const choices = { address_id: buyer.addressId, shipping_methods: await chosenMethods(buyer, scene) }
  // what the checkout chose is quoted with it: only another choice is quoted again
  const quote = await countSent(() => buyer.ok('checkoutQuote', choices))
  const { quote_id = '' } = open.result
  const submit = await countSent(() => buyer.ok('submitOrder', { ...choices, quote_id }))
  const ids = submit.result.orders.map(({ order_id }) => order_id)
  const total = submit.result.grand_total
  const paid = await countSent(() => pay(buyer, ids, total, { payment_method: method }))
  if (paid.result.code !== 200) throw new Error(`paymentStart answered ${paid.result.code}`)
  const parts = { open: open.statements, submit: submit.statements, pay: paid.statements }
  const sum = Object.values(parts).reduce((all, each) => all + each, add)
  return { add: add / products.length, ...parts, quote: quote.statements, sum }
}
