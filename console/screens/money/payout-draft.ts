/** What a seller types to be paid out. */
import type { Fields } from '@contract/all-calls'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { PAYOUT_TARGETS } from '@contract/base/settlement-constants'
import type { UserInfo } from '@contract/entities/user'
import { toMinor } from '@contract/rules/money'
import { withdrawalFault } from '@contract/rules/withdrawal'

export type Target = (typeof PAYOUT_TARGETS)[number]

export const BANK_FIELDS = [
  'bank_name',
  'bank_account_name',
  'bank_account_number',
  'bank_routing_number',
] as const satisfies readonly (keyof UserInfo)[]
type BankField = (typeof BANK_FIELDS)[number]

export type AccountDraft = Readonly<Record<BankField | 'virtual_wallet', string>>
export const NO_ACCOUNT: AccountDraft = {
  bank_name: '',
  bank_account_name: '',
  bank_account_number: '',
  bank_routing_number: '',
  virtual_wallet: '',
}

/** What is wrong with an amount of USD to pay out of a balance; null if nothing is. */
export function payoutFault(amount: string, balance: string): 'format' | 'min' | 'over' | null {
  const fault = withdrawalFault(amount, BASE_CURRENCY)
  if (fault !== null) return fault
  return toMinor(amount, BASE_CURRENCY) > toMinor(balance, BASE_CURRENCY) ? 'over' : null
}

/** The field without which an account is none. */
export const neededField = (to: Target): keyof AccountDraft | null => {
  if (to === 'wallet') return null
  return to === 'bank' ? 'bank_account_number' : 'virtual_wallet'
}

/** Whether the profile has where the money is to go. */
export function isKnown(user: UserInfo, to: Target): boolean {
  const needed = neededField(to)
  return needed === null || user[needed] !== ''
}

/** The change of the profile that keeps a new account. */
export function accountChange(
  to: Exclude<Target, 'wallet'>,
  draft: AccountDraft,
): Pick<Fields<'updateUser'>, keyof AccountDraft> {
  if (to === 'virtual_wallet') return { virtual_wallet: draft.virtual_wallet.trim() }
  return Object.fromEntries(BANK_FIELDS.map((field) => [field, draft[field].trim()]))
}
