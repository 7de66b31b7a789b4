/** The rules of withdrawals [money.withdrawal]. */
import { minorUnits } from '../base/currencies'
import { formatScaled, toMinor } from './money'

/** Above this total in USD of one account's withdrawals in a day, a second operator has to approve. */
export const SECOND_APPROVAL_OVER = '1000'

/** The smallest amount of a currency: `0.01` USD, `1` JPY. */
export const smallestSum = (currency: string): string => formatScaled(1n, minorUnits(currency))

/**
 * The error of an amount to withdraw, or null: `format` if it is not a decimal of this currency, `min` for zero or
 * less.
 */
export function withdrawalFault(amount: string, currency: string): 'format' | 'min' | null {
  try {
    return toMinor(amount, currency) <= 0n ? 'min' : null
  } catch (error) {
    if (error instanceof RangeError) return 'format'
    throw error
  }
}
