import { parseDecimal } from '@contract/rules/money'

/** A decimal as a whole number of units of 10^-scale. */
function at(decimal: string, scale: number): bigint {
  const { digits, scale: own } = parseDecimal(decimal)
  return digits * BigInt(`1${'0'.repeat(scale - own)}`)
}

/**
 * The reduction of a price in percent, rounded down so that it never promises too much; 0 when there is none. Both
 * prices are decimal strings in the same currency.
 */
export function discountPercent(price: string, reduced: string | undefined): number {
  if (reduced === undefined) return 0
  const scale = Math.max(parseDecimal(price).scale, parseDecimal(reduced).scale)
  const full = at(price, scale)
  const now = at(reduced, scale)
  if (full <= 0n || now >= full) return 0
  return Number(((full - now) * 100n) / full)
}

interface Priced {
  readonly price: string
  readonly special_price?: string
  readonly flash?: { readonly price: string }
}

/** The current price of a product, and its regular price where it is reduced. A flash deal takes precedence. */
export function currentPrice(product: Priced): { price: string; was?: string; percent: number } {
  const reduced = product.flash?.price ?? product.special_price
  const percent = discountPercent(product.price, reduced)
  if (reduced === undefined || percent === 0) return { price: reduced ?? product.price, percent: 0 }
  return { price: reduced, was: product.price, percent }
}
