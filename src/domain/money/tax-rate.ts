import type { Language } from '@contract/languages'
import { displayRate } from './rate'
import { formatDigits } from './money-format'

/** A tax in hundredths of a percent as a number of percent, without needless zeros: 700 → `7`, 550 → `5.5`. */
export function taxPercent(hundredths: number, language: Language): string {
  return formatDigits(displayRate(hundredths).replace(/\.?0+$/, ''), language)
}
