import { t } from '@/locales/t'

/** A number of days as text. */
export const daysText = (count: number): string =>
  count === 1 ? t('closing.day') : t('closing.days', { count: String(count) })

/** A number of years as text. */
export const yearsText = (count: number): string =>
  count === 1 ? t('closing.year') : t('closing.years', { count: String(count) })

const OBSTACLES: Readonly<Partial<Record<string, () => string>>> = {
  orders: () => t('closing.obstacle_orders'),
  refunds: () => t('closing.obstacle_refunds'),
  withdrawal: () => t('closing.obstacle_withdrawal'),
  recharge: () => t('closing.obstacle_recharge'),
  shop: () => t('closing.obstacle_shop'),
  operator: () => t('closing.obstacle_operator'),
}

/** The text of an obstacle by the server's name. Another server may have more kinds. */
export const obstacleText = (what: string): string => OBSTACLES[what]?.() ?? t('closing.obstacle_other')
