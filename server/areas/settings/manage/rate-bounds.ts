import { BASE_CURRENCY } from '@contract/base/constants'
import type { FieldError } from '@contract/base/envelope'
import { parseDecimal, pow10 } from '@contract/rules/money'

/** The most that a rate changes without being confirmed, in percent of the last one. */
const CHANGE_MAX = 20n
/** Digits after the point of a limit that is shown. */
const SHOWN = 6

/** Two decimals as whole numbers of the same unit. */
function aligned(one: string, other: string): readonly [bigint, bigint] {
  const [a, b] = [parseDecimal(one), parseDecimal(other)]
  const scale = Math.max(a.scale, b.scale)
  return [a.digits * pow10(scale - a.scale), b.digits * pow10(scale - b.scale)]
}

const shown = (rate: string, percent: bigint) => Number(((Number(rate) * Number(percent)) / 100).toFixed(SHOWN))

/**
 * The error of a new rate, in units per 1 USD: it is above 0, 1 for USD, and differs from the last one by at most 20 %
 * unless `sure`. Null: it is fine.
 */
export function rateError(code: string, rate: string, last: string | null, sure: boolean): FieldError | null {
  const field = 'rate'
  const [next, unit] = aligned(rate, '1')
  if (next === 0n) return { field, rule: 'min', params: { limit: 0 } }
  if (code === BASE_CURRENCY) return next === unit ? null : { field, rule: 'one_of' }
  if (last === null || sure) return null
  const [now, before] = aligned(rate, last)
  if (now * 100n > before * (100n + CHANGE_MAX))
    return { field, rule: 'max', params: { limit: shown(last, 100n + CHANGE_MAX) } }
  if (now * 100n < before * (100n - CHANGE_MAX))
    return { field, rule: 'min', params: { limit: shown(last, 100n - CHANGE_MAX) } }
  return null
}
