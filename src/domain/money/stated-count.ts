import type { Language } from '@contract/base/languages'
import { formatDigits } from './money-format'

/** A count as a text has it: 10,000+ if there are more than the server counts [wire.count-more]. */
export const statedCount = (count: number, isMore: boolean | undefined, language: Language): number | string =>
  isMore ? `${formatDigits(String(count), language)}+` : count
