/** A shop's shipping costs. USD minor units. */
import type { Seller, ShippingMethod } from './goods'

export interface PricedMethod extends ShippingMethod {
  /** Zero if the order reaches the shop's amount for free shipping. */
  readonly priceMinor: bigint
}

/**
 * The methods of a shop with their prices for an order of this size. From the shop's amount for free shipping on, its
 * standard method, which is the first, is free, and so are methods that cost no more; faster ones keep their price.
 */
export function pricedMethods({ methods, freeShippingFromMinor }: Seller, productTotal: bigint): PricedMethod[] {
  const free = freeShippingFromMinor !== null && productTotal >= freeShippingFromMinor
  const [standard] = methods
  return methods.map((method) => ({
    ...method,
    priceMinor: free && standard && method.costMinor <= standard.costMinor ? 0n : method.costMinor,
  }))
}

/** The chosen method, or else the first of the cheapest. Null: the shop has no such method. */
export function chooseMethod(methods: readonly PricedMethod[], chosen: string | undefined): PricedMethod | null {
  if (chosen !== undefined) return methods.find(({ method }) => method === chosen) ?? null
  return methods.reduce<PricedMethod | null>(
    (best, next) => (best && best.priceMinor <= next.priceMinor ? best : next),
    null,
  )
}
