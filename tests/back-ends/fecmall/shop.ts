/** What the shop knows: its customers, their carts, orders and the rest, all in memory. */
import { randomBytes } from 'node:crypto'
import type { Answer } from './codes'
import { PRODUCTS } from './goods'
import type { Currency } from './money'

export interface Settings {
  /**
   * Release 1 knows visitors by `fecshop-uuid` and keeps a cart for them. Release 2 gave that up: a cart needs a
   * login, and the uuid is left for captchas only.
   */
  readonly release: 1 | 2
  /** What every captcha shows; without it no call wants one. */
  readonly captcha: string | null
  /** Where the answers of search have their contents: its examples and its tables disagree. */
  readonly searchKey: 'content' | 'data'
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface Customer {
  readonly id: number
  readonly email: string
  password: string
  firstname: string
  lastname: string
}

export interface AddressFields {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly telephone: string
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
}

export interface Address {
  readonly id: number
  readonly customerId: number
  fields: AddressFields
  isDefault: boolean
  readonly createdAt: number
  updatedAt: number
}

export interface Line {
  readonly itemId: number
  readonly productId: string
  /** Empty unless the product has custom options. */
  readonly optionSku: string
  qty: number
}

export interface Cart {
  lines: Line[]
  coupon: string | null
  shipping: string | null
  payment: string | null
}

export interface OrderLine {
  readonly itemId: number
  readonly productId: string
  readonly optionSku: string
  readonly name: string
  readonly qty: number
  readonly price: number
  readonly basePrice: number
  readonly row: number
  readonly baseRow: number
}

export interface Order {
  readonly id: number
  readonly customer: Customer
  status: string
  readonly checkout: 'standard' | 'express'
  readonly createdAt: number
  updatedAt: number
  readonly currency: Currency
  readonly lines: readonly OrderLine[]
  readonly weight: number
  readonly subtotal: number
  readonly baseSubtotal: number
  readonly discount: number
  readonly baseDiscount: number
  readonly shippingCost: number
  readonly baseShippingCost: number
  readonly coupon: string | null
  readonly payment: string
  readonly shipping: string
  readonly address: AddressFields
  /** Given out when the buyer is sent to pay. */
  paymentToken: string | null
  transaction: { readonly id: string; readonly payer: string | null } | null
}

export interface Favorite {
  readonly id: string
  readonly customerId: number
  readonly productId: string
  readonly updatedAt: number
}

export interface Review {
  readonly id: string
  readonly spu: string
  readonly productId: string
  readonly stars: number
  readonly name: string
  readonly customerId: number
  readonly summary: string
  readonly content: string
  readonly createdAt: number
  readonly language: string
  readonly audited: boolean
}

export interface Shop {
  readonly settings: Settings
  /** Address and port, as it stands in addresses of pictures. */
  readonly host: string
  readonly stock: Map<string, number>
  readonly customers: Customer[]
  readonly tokens: Map<string, { readonly customer: Customer; createdAt: number }>
  readonly addresses: Address[]
  readonly carts: Map<string, Cart>
  readonly orders: Order[]
  readonly favorites: Favorite[]
  readonly reviews: Review[]
  readonly captchas: Map<string, string>
  /** The number of the last order of each buyer, which the calls of payment go by. */
  readonly lastOrders: Map<string, number>
  /** Tokens of PayPal's express checkout, with the buyer and whether it was used. */
  readonly expressTokens: Map<string, { readonly buyer: string; used: boolean }>
  readonly resets: Map<string, { readonly customer: Customer; readonly createdAt: number }>
  readonly mails: { readonly to: string; readonly resetToken: string }[]
  readonly ids: { customer: number; address: number; item: number; order: number; orderItem: number }
}

export interface Call {
  readonly shop: Shop
  readonly fields: ReadonlyMap<string, string>
  readonly uuid: string
  readonly customer: Customer | null
  readonly language: string
  readonly currency: Currency
}

export type Handler = (call: Call) => Answer

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Whether it is refused without a valid access token. */
  readonly login?: boolean
  readonly run: Handler
}

/** An id of 24 hexadecimal digits, as MongoDB makes them. */
export function objectId(): string {
  return randomBytes(12).toString('hex')
}

/** Now, in seconds since 1970. */
export function seconds(shop: Shop): number {
  return Math.floor(shop.settings.now() / 1000)
}

const stockKey = (productId: string, optionSku: string) => `${productId} ${optionSku}`

/** The shop on its first day: products with a few reviews, and no customers. */
export function openShop(settings: Settings, host: string): Shop {
  const createdAt = Math.floor(settings.now() / 1000) - 86_400
  const review = (productId: string, spu: string, stars: number, summary: string, content: string): Review => ({
    id: objectId(),
    spu,
    productId,
    stars,
    name: 'Mei Tan',
    customerId: 17,
    summary,
    content,
    createdAt,
    language: 'en',
    audited: true,
  })
  return {
    settings,
    host,
    stock: new Map(
      PRODUCTS.flatMap(({ id, stock, customOptions }) => [
        [stockKey(id, ''), stock] as [string, number],
        ...customOptions.map(({ sku, qty }): [string, number] => [stockKey(id, sku), qty]),
      ]),
    ),
    customers: [],
    tokens: new Map(),
    addresses: [],
    carts: new Map(),
    orders: [],
    favorites: [],
    reviews: [
      review('64b7c0d0f656f2407a2f0021', 'lmp01', 5, 'Warm light', 'It stands next to my bed now.'),
      review('64b7c0d0f656f2407a2f0021', 'lmp01', 4, 'Short cable', 'A lovely lamp, and a cable of one metre.'),
      review('64b7c0d0f656f2407a2f0001', 'tee01', 3, 'Runs small', 'Take one size more than usual.'),
    ],
    captchas: new Map(),
    lastOrders: new Map(),
    expressTokens: new Map(),
    resets: new Map(),
    mails: [],
    ids: { customer: 46, address: 117, item: 391, order: 901, orderItem: 931 },
  }
}

/** How many of a product are left, with these custom options. */
export function inStock(shop: Shop, productId: string, optionSku: string): number {
  return shop.stock.get(stockKey(productId, optionSku)) ?? 0
}

/** Takes so many of a product out of the stock. */
export function takeOut(shop: Shop, { productId, optionSku, qty }: Line): void {
  shop.stock.set(stockKey(productId, optionSku), inStock(shop, productId, optionSku) - qty)
}

/** The next number of a kind, counting on from the ones of the examples. */
export function nextId(shop: Shop, kind: keyof Shop['ids']): number {
  const next = shop.ids[kind]
  shop.ids[kind] = next + 1
  return next
}

/** A field of the call, or nothing written. */
export function field(call: Call, name: string): string {
  return call.fields.get(name) ?? ''
}

/** The fields inside another: `billing[city]` is `city` of `billing`. */
export function fieldsOf(call: Call, name: string): Record<string, string> {
  const inside = [...call.fields].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'))
  return Object.fromEntries(inside.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}

/** Whose cart and last order a call is about. */
export function buyerKey(call: Call): string {
  return call.customer ? `customer ${call.customer.id}` : `visitor ${call.uuid}`
}

/** A time in seconds as lists show it. */
export function dateText(time: number): string {
  return new Date(time * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Whether the captcha of a call is right, where the shop wants one. */
export function captchaHolds(call: Call): boolean {
  if (call.shop.settings.captcha === null) return true
  return call.shop.captchas.get(call.uuid) === field(call, 'captcha')
}
