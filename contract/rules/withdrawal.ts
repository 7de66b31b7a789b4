/** What a person may take out of a wallet [money.withdrawal]. */
import { minorUnits } from '../currencies'
import { formatScaled, toMinor } from './money'

/** Above this, in USD and of one account's withdrawals of a day together, a second operator has to approve. */
export const SECOND_APPROVAL_OVER = '1000'

/** The smallest sum of a currency: `0.01` USD, `1` JPY. */
export const smallestSum = (currency: string): string => formatScaled(1n, minorUnits(currency))

/** What is wrong with a sum to take out, or null: `format` for no decimal of this currency, `min` for nothing or less. */
export function withdrawalFault(amount: string, currency: string): 'format' | 'min' | null {
  try {
    return toMinor(amount, currency) <= 0n ? 'min' : null
  } catch (error) {
    if (error instanceof RangeError) return 'format'
    throw error
  }
}
