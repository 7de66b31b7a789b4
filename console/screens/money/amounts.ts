/** Sums of statements: decimal strings in USD. */
import { BASE_CURRENCY } from '@contract/base/constants'
import type { StatementMonth } from '@contract/calls/seller/settlement'
import { toDecimal, toMinor } from '@contract/rules/money'

const minor = (amount: string) => toMinor(amount, BASE_CURRENCY)

export const isNothing = (amount: string): boolean => minor(amount) === 0n
export const isBelow = (amount: string): boolean => minor(amount) < 0n

/** As it counts in a sum, for what is taken off. */
export const turned = (amount: string): string => toDecimal(-minor(amount), BASE_CURRENCY)

/** What the orders of a month brought, after commission and fees, and after what was taken back. */
export function earned({ goods, shipping, promotion, commission, fee }: StatementMonth): string {
  return toDecimal(minor(goods) + minor(shipping) + minor(promotion) - minor(commission) - minor(fee), BASE_CURRENCY)
}

/** The typographic minus in place of the hyphen that formats use. */
export const withMinus = (text: string): string => text.replace('-', '−')
