/** Converts a price that the user types in the displayed currency to the USD amount of a filter. */
import { divide, formatScaled, parseDecimal, pow10 } from '@contract/rules/money'

const PLACES = 2
const TYPED = /^\d{1,9}([.,]\d{0,2})?$/

/** `typed` is a decimal with a point or a comma; `rate` is units per 1 USD. Null when the input is unusable. */
export function typedToUsd(typed: string, rate: string): string | null {
  const text = typed.trim()
  if (!TYPED.test(text)) return null
  const value = parseDecimal(text.replace(',', '.').replace(/\.$/, ''))
  const per = parseDecimal(rate)
  if (per.digits <= BigInt(0)) return null
  const numerator = value.digits * pow10(PLACES + per.scale)
  return formatScaled(divide(numerator, per.digits * pow10(value.scale), 'half-up'), PLACES)
}
