import { accountText } from '@/locales/own/account'

/** A number of days, in words. */
export const daysText = (count: number): string =>
  count === 1 ? accountText('day') : accountText('days', { count: String(count) })

/** A number of years, in words. */
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

/** The texts of obstacles by the server's names; another server may have more. */
export const obstacleText = (what: string): string => OBSTACLES[what]?.() ?? accountText('obstacle_other')
