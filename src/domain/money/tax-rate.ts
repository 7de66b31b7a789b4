import type { Language } from '@contract/base/languages'
import { displayRate } from './rate'
import { formatDigits } from './money-format'

/** A tax rate in hundredths of a percent as percent, without trailing zeros: 700 → `7`, 550 → `5.5`. */
export function taxPercent(hundredths: number, language: Language): string {
  return formatDigits(displayRate(hundredths).replace(/\.?0+$/, ''), language)
}
