import type { Language } from '@contract/base/languages'
import { formatScaled } from '@contract/rules/money'
import { formatMoney } from './money-format'

/** A rate in hundredths of a percent, as the language writes it: 750 → `7.5%`, `7,5 %`. Whole hundredths only. */
export function formatPercent(bps: number, language: Language): string {
  const decimal = formatScaled(BigInt(bps), 2).replace(/\.?0+$/, '')
  const { digits, order, text } = formatMoney(decimal, '%', language)
  // where the symbol of money is last, the sign of a percentage stands apart as well
  return order === 'digits-first' ? text : `${digits}%`
}
