/** A shop's shipping: what its methods cost, and which one a checkout begins with. USD minor units. */
import { dayAfter } from '../../kernel/text/day'
import { usd } from '../../kernel/text/usd'

interface Method {
  readonly method: string
  readonly costMinor: bigint
  readonly etaFromDays: number
  readonly etaToDays: number
}

interface Shipping<M> {
  readonly freeShippingFromMinor: bigint | null
  /** In the shop's order; the first is its standard method. */
  readonly methods: readonly M[]
}

export type Priced<M> = M & {
  /** Zero if the order reaches the shop's amount for free shipping. */
  readonly priceMinor: bigint
}

/**
 * The methods of a shop with their prices for an order of this size. From the shop's amount for free shipping on, its
 * standard method, which is the first, is free, and so are methods that cost no more; faster ones keep their price.
 */
export function pricedMethods<M extends Pick<Method, 'costMinor'>>(
  { methods, freeShippingFromMinor }: Shipping<M>,
  productTotal: bigint,
): Priced<M>[] {
  const free = freeShippingFromMinor !== null && productTotal >= freeShippingFromMinor
  const [standard] = methods
  return methods.map((method) => ({
    ...method,
    priceMinor: free && standard && method.costMinor <= standard.costMinor ? 0n : method.costMinor,
  }))
}

/** The chosen method, or else the first of the cheapest. Null: the shop has no such method. */
export function chooseMethod<M extends Priced<Pick<Method, 'method'>>>(
  methods: readonly M[],
  chosen: string | undefined,
): M | null {
  if (chosen !== undefined) return methods.find(({ method }) => method === chosen) ?? null
  return methods.reduce<M | null>((best, next) => (best && best.priceMinor <= next.priceMinor ? best : next), null)
}

/** The day on which a shop sends what is ordered `today`: when it is back, if it is away. `awayUntil` is a day, or null. */
export const sendingDay = (today: string, awayUntil: string | null): string =>
  awayUntil !== null && awayUntil > today ? awayUntil : today

/** Cost and days of arrival of a parcel that is sent on the day `from`. */
const offerOf = ({ priceMinor, etaFromDays, etaToDays }: Priced<Method>, from: string) => ({
  cost: usd(priceMinor),
  eta_from: dayAfter(from, etaFromDays),
  eta_to: dayAfter(from, etaToDays),
})

/** The method that arrives first, the cheapest of equal ones, if it is faster than `than`. */
function fasterThan(methods: readonly Priced<Method>[], than: Priced<Method>): Priced<Method> | undefined {
  const byArrival = (one: Priced<Method>, other: Priced<Method>) =>
    one.etaToDays - other.etaToDays || one.etaFromDays - other.etaFromDays || Number(one.priceMinor - other.priceMinor)
  const [first] = [...methods].sort(byArrival)
  return first && first.etaToDays < than.etaToDays ? first : undefined
}

/**
 * Cost and arrival of one piece at `priceMinor`, sent on the day `from`: by the method that a checkout chooses beforehand,
 * and by the fastest where that arrives earlier [field.product.shipping]. A shop without a method ships free at once.
 */
export function shippingOf(shop: Shipping<Method>, priceMinor: bigint, from: string) {
  const methods = pricedMethods(shop, priceMinor)
  const chosen = chooseMethod(methods, undefined)
  if (chosen === null) return { cost: usd(0n), eta_from: from, eta_to: from }
  const faster = fasterThan(methods, chosen)
  return { ...offerOf(chosen, from), ...(faster && { faster: offerOf(faster, from) }) }
}
