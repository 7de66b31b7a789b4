/** What a shop asks for shipping. USD minor units. */
import type { Seller, ShippingMethod } from './goods'

export interface PricedMethod extends ShippingMethod {
  /** Zero where the order reaches what the shop ships free from. */
  readonly priceMinor: bigint
}

/**
 * The methods of a shop at their prices for an order of this size. From the shop's free amount on its standard method,
 * the first, costs nothing, and so does whatever is not dearer; the faster ones keep their price.
 */
export function pricedMethods({ methods, freeShippingFromMinor }: Seller, productTotal: bigint): PricedMethod[] {
  const free = freeShippingFromMinor !== null && productTotal >= freeShippingFromMinor
  const [standard] = methods
  return methods.map((method) => ({
    ...method,
    priceMinor: free && standard && method.costMinor <= standard.costMinor ? 0n : method.costMinor,
  }))
}

/** The method that was chosen, or, before a choice, the cheapest, the first of several. Null: the shop has no such method. */
export function chooseMethod(methods: readonly PricedMethod[], chosen: string | undefined): PricedMethod | null {
  if (chosen !== undefined) return methods.find(({ method }) => method === chosen) ?? null
  return methods.reduce<PricedMethod | null>(
    (best, next) => (best && best.priceMinor <= next.priceMinor ? best : next),
    null,
  )
}
