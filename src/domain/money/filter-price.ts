/** A price that a person types in the shown currency, as the USD amount that a filter is sent. */
import { divide, formatScaled, parseDecimal, pow10 } from '@contract/rules/money'

const PLACES = 2
const TYPED = /^\d{1,9}([.,]\d{0,2})?$/

/** `typed` is a decimal with a point or a comma, `rate` units per 1 USD. Null when nothing usable was typed. */
export function typedToUsd(typed: string, rate: string): string | null {
  const text = typed.trim()
  if (!TYPED.test(text)) return null
  const value = parseDecimal(text.replace(',', '.').replace(/\.$/, ''))
  const per = parseDecimal(rate)
  if (per.digits <= BigInt(0)) return null
  const numerator = value.digits * pow10(PLACES + per.scale)
  return formatScaled(divide(numerator, per.digits * pow10(value.scale), 'half-up'), PLACES)
}
