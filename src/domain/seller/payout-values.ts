/** A payout as a seller types it, with the server's rules [money.payout]. Amounts are USD decimal strings. */
import { BASE_CURRENCY } from '@contract/base/constants'
import type { PAYOUT_TARGETS } from '@contract/base/settlement-constants'
import type { UserInfo } from '@contract/entities/user'
import { toMinor } from '@contract/rules/money'
import { SECOND_APPROVAL_OVER, smallestSum, withdrawalFault } from '@contract/rules/withdrawal'
import { typedAmount } from '@contract/rules/typed-amount'
import { required, type Fault } from '../text/field-message'

/** Where the money goes: it stays in a wallet of the seller, or goes on from there. */
export type PayoutTarget = (typeof PAYOUT_TARGETS)[number]

const cents = (amount: string): bigint => toMinor(amount, BASE_CURRENCY)

/** Whether there is something to pay out. */
export const isPayable = (balance: string): boolean => cents(balance) > 0n

/** Whether the shop owes. */
export const isOwing = (balance: string): boolean => cents(balance) < 0n

/** The error of an amount to pay out of a balance: `max` when the shop has less. */
export function payoutFault(typed: string, balance: string): Fault | null {
  const amount = typedAmount(typed)
  if (required(typed) || amount === null) return required(typed) ?? { rule: 'format' }
  const rule = withdrawalFault(amount, BASE_CURRENCY)
  if (rule === 'min') return { rule, params: { limit: Number(smallestSum(BASE_CURRENCY)) } }
  if (rule !== null) return { rule }
  return cents(amount) > cents(balance) ? { rule: 'max', params: { limit: Number(balance) } } : null
}

/** Whether the amount alone is so large that a second operator has to agree before it leaves the marketplace. */
export function needsTwo(typed: string, to: PayoutTarget): boolean {
  const amount = typedAmount(typed)
  if (to === 'wallet' || amount === null || withdrawalFault(amount, BASE_CURRENCY) !== null) return false
  return cents(amount) > cents(SECOND_APPROVAL_OVER)
}

/** The masked account of the profile where the money would go; empty when there is none, or none is needed. */
export function accountNote(user: UserInfo, to: PayoutTarget): string {
  if (to === 'wallet') return ''
  if (to === 'virtual_wallet') return user.virtual_wallet
  return [user.bank_name, user.bank_account_number].filter(Boolean).join(' · ')
}

/** Whether the money can go there. The server needs the number of a bank account, or the address of the other wallet. */
export function isReachable(user: UserInfo, to: PayoutTarget): boolean {
  if (to === 'wallet') return true
  return (to === 'bank' ? user.bank_account_number : user.virtual_wallet) !== ''
}
