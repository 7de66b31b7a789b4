import type { Funnel } from '@contract/entities/report'

/** The steps of an order, in their order. */
export const STEPS = ['carts', 'placed', 'paid', 'shipped', 'completed'] as const

/** The width of a step's bar in hundredths of the widest; carts can be fewer than the orders that were made of others. */
export function widthOf(funnel: Funnel, step: (typeof STEPS)[number]): number {
  const most = Math.max(...STEPS.map((each) => funnel[each]))
  return most === 0 ? 0 : (funnel[step] / most) * 100
}
