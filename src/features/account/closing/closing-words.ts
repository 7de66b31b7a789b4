import { accountText } from '../texts/account'

/** A number of days as text. */
export const daysText = (count: number): string =>
  count === 1 ? accountText('day') : accountText('days', { count: String(count) })

/** A number of years as text. */
export const yearsText = (count: number): string =>
  count === 1 ? accountText('year') : accountText('years', { count: String(count) })

const OBSTACLES: Readonly<Partial<Record<string, () => string>>> = {
  orders: () => accountText('obstacle_orders'),
  refunds: () => accountText('obstacle_refunds'),
  withdrawal: () => accountText('obstacle_withdrawal'),
  recharge: () => accountText('obstacle_recharge'),
  shop: () => accountText('obstacle_shop'),
  operator: () => accountText('obstacle_operator'),
}

/** The text of an obstacle by the server's name. Another server may have more kinds. */
export const obstacleText = (what: string): string => OBSTACLES[what]?.() ?? accountText('obstacle_other')
