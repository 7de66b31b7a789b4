/** One choice of shipping for all shops of a purchase. */
import type { ShippingMethods } from '@contract/entities/checkout'
import { chosenMethod, type Shippings } from './checkout-sums'

type Method = Shippings[number]['methods'][number]

/** The least cost, and the first day by which it has arrived. */
export const SHIPPING_GOALS = ['cheapest', 'fastest'] as const
export type ShippingGoal = (typeof SHIPPING_GOALS)[number]

const byCost = (one: Method, other: Method) => Number(one.cost) - Number(other.cost)
// days as YYYY-MM-DD sort as texts
const byArrival = (one: Method, other: Method) =>
  one.eta_to.localeCompare(other.eta_to) || one.eta_from.localeCompare(other.eta_from)

const ORDER: Readonly<Record<ShippingGoal, (one: Method, other: Method) => number>> = {
  cheapest: (one, other) => byCost(one, other) || byArrival(one, other),
  fastest: (one, other) => byArrival(one, other) || byCost(one, other),
}

/** The method of each shop that serves the goal best. */
export const methodsFor = (goal: ShippingGoal, shippings: Shippings): ShippingMethods =>
  Object.fromEntries(
    shippings.flatMap(({ shop_id, methods }) => {
      const [best] = [...methods].sort(ORDER[goal])
      return best ? [[shop_id, best.method]] : []
    }),
  )

/** The goals that the choice serves in every shop; both where shops have one method each. */
export const servedBy = (shippings: Shippings, chosen: ShippingMethods): readonly ShippingGoal[] =>
  SHIPPING_GOALS.filter((goal) => {
    const best = methodsFor(goal, shippings)
    return shippings.every((shipping) => chosenMethod(shipping, chosen)?.method === best[shipping.shop_id])
  })
