/** The least that an offline recharge may be, in the wallet's own currency (spec §5 and §9). */
import { toMinor } from './money'

export const RECHARGE_MIN = '100'

/** What is wrong with a recharge amount, or null: `format` for no decimal of this currency, `min` below the minimum. */
export function rechargeFault(amount: string, currency: string): 'format' | 'min' | null {
  try {
    return toMinor(amount, currency) < toMinor(RECHARGE_MIN, currency) ? 'min' : null
  } catch (error) {
    if (error instanceof RangeError) return 'format'
    throw error
  }
}
