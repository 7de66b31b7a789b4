/**
 * Money on both sides [money.exact]: bigint minor units in code, a decimal string with its currency on the wire,
 * never a float. There are two roundings: prices half-up, balances and amounts truncated.
 */
import { minorUnits } from '../base/currencies'

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** A decimal as digits and scale: `12.5` is {digits: 125n, scale: 1}. Throws a RangeError on anything else. */
interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

// not `**`: some of the app's targets compile it to Math.pow, which does not support bigint
/** Ten to the power of a whole number, 0 or more. */
export const pow10 = (n: number): bigint => BigInt(`1${'0'.repeat(n)}`)

export function parseDecimal(text: string): Decimal {
  const match = DECIMAL.exec(text)
  if (!match) throw new RangeError(`not a decimal: ${text}`)
  const [, sign, whole, fraction = ''] = match
  const digits = BigInt(whole + fraction)
  return { digits: sign ? -digits : digits, scale: fraction.length }
}

type Rounding = 'half-up' | 'truncate'

/** Divides and keeps the sign: half-up rounds a half away from zero, truncate drops it. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be positive')
  const negative = numerator < 0n
  const magnitude = negative ? -numerator : numerator
  const quotient =
    rounding === 'half-up' ? (2n * magnitude + denominator) / (2n * denominator) : magnitude / denominator
  return negative ? -quotient : quotient
}

/** `12.90` USD → 1290n. Throws a RangeError if the text is not a decimal or has more places than the currency. */
export function toMinor(text: string, currency: string): bigint {
  const { digits, scale } = parseDecimal(text)
  const places = minorUnits(currency)
  if (scale > places) throw new RangeError(`${currency} has ${places} decimal places: ${text}`)
  return digits * pow10(places - scale)
}

/** 1290n USD → `12.90`. */
export function toDecimal(minor: bigint, currency: string): string {
  return formatScaled(minor, minorUnits(currency))
}

/** A scaled integer as a decimal string with exactly `scale` places. */
export function formatScaled(value: bigint, scale: number): string {
  const negative = value < 0n
  const digits = (negative ? -value : value).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const text = scale === 0 ? whole : `${whole}.${digits.slice(digits.length - scale)}`
  return negative ? `-${text}` : text
}

/** value × rate, rounded once to `places` decimals. Both arguments are decimal strings. */
export function multiply(value: string, rate: string, places: number, rounding: Rounding): string {
  const a = parseDecimal(value)
  const b = parseDecimal(rate)
  const product = a.digits * b.digits
  const scale = a.scale + b.scale
  const scaled = scale <= places ? product * pow10(places - scale) : divide(product, pow10(scale - places), rounding)
  return formatScaled(scaled, places)
}

/** USD minor units → minor units of another currency, half-up, once [money.convert-once]. `rate` is units per 1 USD. */
export function convertMinor(usdMinor: bigint, rate: string, currency: string): bigint {
  const { digits, scale } = parseDecimal(rate)
  const shift = minorUnits(currency) - minorUnits('USD')
  const numerator = usdMinor * digits * (shift > 0 ? pow10(shift) : 1n)
  return divide(numerator, pow10(scale) * (shift < 0 ? pow10(-shift) : 1n), 'half-up')
}

/**
 * Splits a total over weights so that the parts sum to it exactly: floors first, then one unit each to the largest
 * remainders, ties to the earlier part [money.split]. If all weights are zero, the first part gets everything.
 */
export function splitByLargestRemainder(total: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.length === 0) throw new RangeError('nothing to split over')
  if (total < 0n || weights.some((weight) => weight < 0n)) throw new RangeError('negative amounts cannot be split')
  const sum = weights.reduce((a, b) => a + b, 0n)
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0n))
  const parts = weights.map((weight) => (total * weight) / sum)
  const left = Number(total - parts.reduce((a, b) => a + b, 0n))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  const larger = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => (larger.has(index) ? part + 1n : part))
}

/** Tax contained in a gross amount: gross × r / (1 + r), half-up. `rateBps` is the rate in hundredths of a percent. */
export function includedTax(grossMinor: bigint, rateBps: number): bigint {
  return divide(grossMinor * BigInt(rateBps), 10_000n + BigInt(rateBps), 'half-up')
}
