/** The sums of the checkout before the server's quote. USD decimal strings. */
import type { Data } from '@contract/all-calls'
import type { ShippingMethods } from '@contract/entities/checkout'
import type { CartInfo } from '@contract/entities/cart'
import { BASE_CURRENCY } from '@contract/base/constants'
import { toDecimal, toMinor } from '@contract/rules/money'

export type Shippings = Data<'checkout'>['shippings']
type ShippingMethod = Shippings[number]['methods'][number]

export interface Sums {
  readonly product_total: string
  readonly coupon_cost: string
  readonly shipping_cost: string
  readonly tax_total: string
  readonly grand_total: string
}

const minor = (usd: string) => toMinor(usd, BASE_CURRENCY)

/** The shipping method for a shop: the buyer's choice while it is offered, else the server's, else the first. */
export function chosenMethod(shipping: Shippings[number], chosen: ShippingMethods): ShippingMethod | undefined {
  const { shop_id, methods } = shipping
  return methods.find(({ method }) => method === chosen[shop_id]) ?? methods.find((m) => m.selected) ?? methods[0]
}

/** The cart's sums with the chosen shipping. The quote that follows replaces them. */
export function sumsWith(info: CartInfo, shippings: Shippings, chosen: ShippingMethods): Sums {
  const costs = shippings.map((shipping) => minor(chosenMethod(shipping, chosen)?.cost ?? '0'))
  const shipping = costs.reduce((sum, cost) => sum + cost, 0n)
  const total = minor(info.product_total) - minor(info.coupon_cost) + shipping
  const { product_total, coupon_cost, tax_total } = info
  return {
    product_total,
    coupon_cost,
    tax_total,
    shipping_cost: toDecimal(shipping, BASE_CURRENCY),
    grand_total: toDecimal(total, BASE_CURRENCY),
  }
}
