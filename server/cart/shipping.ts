/** What a shop asks for shipping (gaps §3 and §4). USD minor units. */
import type { Seller, ShippingMethod } from './goods'

export interface PricedMethod extends ShippingMethod {
  /** Zero where the order reaches what the shop ships free from. */
  readonly priceMinor: bigint
}

const cheapest = (methods: readonly ShippingMethod[]) =>
  methods.reduce<ShippingMethod | null>((best, next) => (best && best.costMinor <= next.costMinor ? best : next), null)

/**
 * The methods of a shop at their prices for an order of this size. From the shop's free amount on its cheapest method
 * costs nothing; the faster ones keep their price.
 */
export function pricedMethods({ methods, freeShippingFromMinor }: Seller, productTotal: bigint): PricedMethod[] {
  const free = freeShippingFromMinor !== null && productTotal >= freeShippingFromMinor
  const standard = cheapest(methods)
  return methods.map((method) => ({
    ...method,
    priceMinor: free && method === standard ? 0n : method.costMinor,
  }))
}

/** The method that was chosen, or, before a choice, the cheapest. Null: the shop has no such method. */
export function chooseMethod(methods: readonly PricedMethod[], chosen: string | undefined): PricedMethod | null {
  if (chosen !== undefined) return methods.find(({ method }) => method === chosen) ?? null
  return methods.reduce<PricedMethod | null>(
    (best, next) => (best && best.priceMinor <= next.priceMinor ? best : next),
    null,
  )
}
