/** The rules of an offline recharge [rule.recharge-min] [const.recharge-limit]. */
import { toMinor } from './money'
import { plainText } from './typed-text'

/** The minimum, in the wallet's own currency. */
export const RECHARGE_MIN = '100'
/** The maximum number per user in this time. */
export const RECHARGES_MAX = 5
export const RECHARGES_IN_S = 86_400
const TRANSACTION_ID_MAX = 64

/**
 * The error of a recharge amount, or null: `format` if it is not a decimal of this currency, `min` below the minimum.
 */
export function rechargeFault(amount: string, currency: string): 'format' | 'min' | null {
  try {
    return toMinor(amount, currency) < toMinor(RECHARGE_MIN, currency) ? 'min' : null
  } catch (error) {
    if (error instanceof RangeError) return 'format'
    throw error
  }
}

const TRANSACTION_ID = /^[0-9A-Za-z][0-9A-Za-z._:/#+-]*$/

/** A transaction id without blanks and what nobody sees, with full-width letters and digits as plain ones. */
export function transactionIdOf(typed: string): string {
  return plainText(typed).replace(/\s+/g, '')
}

/**
 * The error of a transaction id, or null. Only Latin letters, digits and symbols: with look-alike letters, one
 * transfer could be submitted twice.
 */
export function transactionIdFault(typed: string): 'required' | 'format' | 'max_length' | null {
  const id = transactionIdOf(typed)
  if (id === '') return 'required'
  if (id.length > TRANSACTION_ID_MAX) return 'max_length'
  return TRANSACTION_ID.test(id) ? null : 'format'
}
