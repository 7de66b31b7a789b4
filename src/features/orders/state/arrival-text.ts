import type { OrderSummary } from '@contract/entities/order'
import { expectedOn } from '@/domain/time/arrival'
import { formatDay, formatDaySpan } from '@/domain/time/dates'
import { dayOf } from '@/domain/time/day'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { settings } from '@/stores/settings'
import { UNDER_WAY } from './under-way'

const EXPECTED: readonly OrderSummary['status'][] = ['paid', 'to_be_shipped', ...UNDER_WAY]

interface Arrival {
  /** `Arrives Nov 28 – Nov 30`. */
  readonly title: string
  readonly late: boolean
}

/** When an order under way arrives; undefined for others, and where it is not known. Only in observers. */
export function arrivalOf({ status, arrives }: Pick<OrderSummary, 'status' | 'arrives'>): Arrival | undefined {
  if (!arrives || !EXPECTED.includes(status)) return undefined
  const { language } = settings
  const date = formatDay(arrives.to, language)
  const expected = expectedOn(arrives, dayOf(new Date(now())))
  const titles = {
    between: () => t('orderFacts.arrives', { dates: formatDaySpan(arrives.from, arrives.to, language) }),
    today: () => t('orderFacts.arrives_today'),
    tomorrow: () => t('orderFacts.arrives_tomorrow'),
    by: () => t('orderFacts.arrives_by', { date }),
    late: () => t('orderFacts.arrives_late', { date }),
  }
  return { title: titles[expected](), late: expected === 'late' }
}
