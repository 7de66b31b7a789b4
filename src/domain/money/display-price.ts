import { multiply } from '@contract/rules/money'

/** The decimals of a displayed amount, whatever its currency. */
export const SHOWN_DECIMALS = 2

/**
 * A USD price in the displayed currency: multiplied by its rate once, half-up to two decimals [rule.price-rounding].
 * Decimal strings.
 */
export function displayPrice(usd: string, rate: string): string {
  return multiply(usd, rate, SHOWN_DECIMALS, 'half-up')
}
