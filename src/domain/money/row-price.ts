import { formatScaled, parseDecimal } from '@contract/rules/money'

/** The price of several pieces: an exact decimal in the same currency. Quantities are whole. */
export function rowPrice(price: string, qty: number): string {
  const { digits, scale } = parseDecimal(price)
  return formatScaled(digits * BigInt(qty), scale)
}
