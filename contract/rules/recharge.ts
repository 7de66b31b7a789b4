/** What an offline recharge must be [rule.recharge-min] [const.recharge-limit]. */
import { toMinor } from './money'

/** The least, in the wallet's own currency. */
export const RECHARGE_MIN = '100'
/** The most that one person may send in any such time. */
export const RECHARGES_MAX = 5
export const RECHARGES_IN_S = 86_400
const TRANSACTION_ID_MAX = 64

/** What is wrong with a recharge amount, or null: `format` for no decimal of this currency, `min` below the minimum. */
export function rechargeFault(amount: string, currency: string): 'format' | 'min' | null {
  try {
    return toMinor(amount, currency) < toMinor(RECHARGE_MIN, currency) ? 'min' : null
  } catch (error) {
    if (error instanceof RangeError) return 'format'
    throw error
  }
}

const TRANSACTION_ID = /^[0-9A-Za-z][0-9A-Za-z._:/#+-]*$/

/** A transaction id without the spaces that people type into it, wide letters and digits as usual ones. */
export function transactionIdOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, '')
}

/**
 * What is wrong with a transaction id, or null. Latin letters, digits and signs alone: a letter that only looks the
 * same would make another id of a transfer that was sent before.
 */
export function transactionIdFault(typed: string): 'required' | 'format' | 'max_length' | null {
  const id = transactionIdOf(typed)
  if (id === '') return 'required'
  if (id.length > TRANSACTION_ID_MAX) return 'max_length'
  return TRANSACTION_ID.test(id) ? null : 'format'
}
