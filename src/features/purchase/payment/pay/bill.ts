/** A bill: a quote that is about to be ordered, or orders that wait for payment. */
import type { Data } from '@contract/all-calls'
import type { CartInfo } from '@contract/entities/cart'
import type { Charge, OrderDetail } from '@contract/entities/order'
import type { WalletBalance } from '@contract/entities/user'
import { sumUsd } from '@/domain/money/charge'
import { chosenMethod, type Shippings, type Sums } from '@/domain/cart/checkout-sums'
import type { ShippingMethods } from '@contract/entities/checkout'

interface Thing {
  readonly key: string
  readonly image: string
  readonly ground: string
}

/** The lines of one shop; with the order number once the order is placed. */
export interface BillShop {
  readonly shop_id: string
  readonly name: string
  readonly image: string
  readonly ground: string
  readonly things: readonly Thing[]
  /** The first and last calendar day of the expected delivery; undefined for orders of which it is not known. */
  readonly arrives?: readonly [string, string]
  readonly order?: { readonly order_id: string; readonly increment_id: string }
}

interface Costs {
  readonly shops: readonly BillShop[]
  readonly pieces: number
  readonly sums: Sums
  /** The charge to each wallet. */
  readonly charges: readonly Charge[]
  readonly wallets: readonly WalletBalance[]
  /** Whether cards are accepted, and cash on delivery. */
  readonly card: boolean
  readonly cash: boolean
  /** Cash would be accepted, but it is too much for a guest. */
  readonly overGuestLimit?: boolean
  /** The street and town of the address, and the names of the shipping methods. */
  readonly place: string
  readonly shipping: string
}

/** What is about to be ordered: paying it places the orders first. */
export interface QuoteBill extends Costs {
  readonly kind: 'quote'
  /** The basket of "Buy now"; null: the cart. */
  readonly basketId: string | null
  readonly info: CartInfo
  /** Null while it is asked for. */
  readonly quoteId: string | null
}

/** Orders that wait for payment. */
export interface OrdersBill extends Costs {
  readonly kind: 'orders'
  readonly orderIds: readonly string[]
  /** The goods as they were quoted, of orders that were placed on this page. */
  readonly info?: CartInfo
}

export type Bill = QuoteBill | OrdersBill

const piecesOf = (lines: readonly { qty: number }[]) => lines.reduce((sum, { qty }) => sum + qty, 0)

interface Choices {
  readonly shippings: Shippings
  readonly methods: ShippingMethods
}

/** The shops of a quoted cart, with their selected lines. */
function shopsOf(info: CartInfo, { shippings, methods }: Choices): BillShop[] {
  return info.shops.flatMap(({ shop_id, name, image, ground, products }) => {
    const lines = products.filter(({ selected, active }) => selected && active)
    if (lines.length === 0) return []
    const shipping = shippings.find((one) => one.shop_id === shop_id)
    const method = shipping && chosenMethod(shipping, methods)
    const things = lines.map((line) => ({ key: line.item_id, image: line.image, ground: line.ground }))
    return [{ shop_id, name, image, ground, things, arrives: method && [method.eta_from, method.eta_to] }]
  })
}

export const piecesIn = (info: CartInfo): number =>
  piecesOf(info.shops.flatMap(({ products }) => products.filter(({ selected, active }) => selected && active)))

/** A quote, or what it will be until it is there: then without an id. */
export interface Foreseen {
  readonly cart_info: CartInfo
  readonly sums: Sums
  readonly quote_id: string | null
  readonly charge: readonly Charge[]
}

/** What a bill is made of. */
interface Asked {
  readonly opened: Data<'checkout'>
  readonly quote: Foreseen
  readonly methods: ShippingMethods
  /** The street and town of the address; empty without one. */
  readonly place: string
  readonly basketId: string | null
}

/** The bill of the cart or of a basket. */
export function billOfQuote({ opened, quote, methods, place, basketId }: Asked): QuoteBill {
  const { shippings, payments, wallets } = opened
  const names = shippings.map((shipping) => chosenMethod(shipping, methods)?.name ?? '')
  const offered = (name: string) => payments.some(({ payment_method, enabled }) => payment_method === name && enabled)
  return {
    kind: 'quote',
    shops: shopsOf(quote.cart_info, { shippings, methods }),
    pieces: piecesIn(quote.cart_info),
    info: quote.cart_info,
    sums: quote.sums,
    charges: quote.charge,
    wallets: offered('wallet') ? wallets : [],
    card: offered('bank_card'),
    cash: offered('cash_on_delivery'),
    overGuestLimit: payments.some(({ reason }) => reason === 'guest_limit'),
    place,
    shipping: [...new Set(names)].filter((name) => name !== '').join(', '),
    basketId,
    quoteId: quote.quote_id,
  }
}

/** The bill of placed orders. A single order has its own charges; several are converted together. */
export function billOfOrders(
  orders: readonly [OrderDetail, ...OrderDetail[]],
  wallets: readonly WalletBalance[],
  { convert, card }: { convert: (usd: string) => Charge[]; card: boolean },
): OrdersBill {
  const sum = (key: keyof Sums) => sumUsd(orders.map((order) => order[key]))
  const [first] = orders
  const grand_total = sum('grand_total')
  return {
    kind: 'orders',
    shops: orders.map(({ order_id, increment_id, shop, products, arrives }) => ({
      ...shop,
      things: products.map(({ item_id, image, ground }) => ({ key: item_id, image, ground })),
      arrives: arrives && [arrives.from, arrives.to],
      order: { order_id, increment_id },
    })),
    pieces: piecesOf(orders.flatMap(({ products }) => products)),
    sums: {
      product_total: sum('product_total'),
      coupon_cost: sum('coupon_cost'),
      shipping_cost: sum('shipping_cost'),
      tax_total: sum('tax_total'),
      grand_total,
    },
    charges: orders.length === 1 ? first.charge : convert(grand_total),
    wallets,
    card,
    cash: true,
    place: `${first.address.street}, ${first.address.city}`,
    shipping: [...new Set(orders.map(({ arrival_method }) => arrival_method))].join(', '),
    orderIds: orders.map(({ order_id }) => order_id),
  }
}
