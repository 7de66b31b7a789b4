/** Converts a price that the user types in the displayed currency to the USD amount of a filter. */
import { formatScaled, parseDecimal, pow10, toMinor } from '@contract/rules/money'
import { plainDigits } from '@contract/rules/typed-text'

const PLACES = 2
const TYPED = /^\d{1,9}([.,]\d{0,2})?$/

/** The least whole number that is not below a fraction, and not below 0. */
function ceilOf(numerator: bigint, denominator: bigint): bigint {
  const up = numerator + denominator - BigInt(1)
  return up < 0 ? BigInt(0) : up / denominator
}

/**
 * The bound in USD that lets through what is shown at `typed` or above (`min`), or at most at `typed` (`max`), although
 * prices are rounded when they are shown [rule.price-rounding]. `typed` is a decimal with a point or a comma; `rate` is
 * units per 1 USD. Null when the input is unusable.
 */
export function typedToUsd(typed: string, rate: string, bound: 'min' | 'max'): string | null {
  const text = plainDigits(typed)
  if (!TYPED.test(text)) return null
  const typed100 = toMinor(text.replace(',', '.').replace(/\.$/, ''), 'USD')
  const { digits, scale } = parseDecimal(rate)
  if (digits <= BigInt(0)) return null
  // x cents are shown as floor(x × rate + 1/2) hundredths
  const twice = typed100 + typed100 + BigInt(bound === 'min' ? -1 : 1)
  const beyond = ceilOf(twice * pow10(scale), digits + digits)
  return formatScaled(bound === 'min' ? beyond : beyond - BigInt(1), PLACES)
}
