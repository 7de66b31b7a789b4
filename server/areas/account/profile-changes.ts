/** The changes of a profile edit, and their errors [field.profile.password]. */
import type { Fields } from '@contract/all-calls'
import type { FieldError } from '@contract/base/envelope'
import { isEnglishName, plainName } from '@contract/rules/names'
import { isPhone, plainPhone } from '@contract/rules/registration'
import type { users } from '../../kernel/db/schema/accounts'
import { passwordError } from './registration'

type Edit = Fields<'updateUser'>
type Columns = Partial<typeof users.$inferInsert>

/** All errors of the form. `names` are the current names of the account. */
export function profileErrors(edit: Edit, names: readonly string[]): FieldError[] {
  const { firstname, phone, new_password, password_confirm } = edit
  const found: (FieldError | null | false)[] = [
    firstname !== undefined && !isEnglishName(plainName(firstname)) && { field: 'firstname', rule: 'name' },
    Boolean(phone?.trim()) && !isPhone(plainPhone(phone ?? '')) && { field: 'phone', rule: 'format' },
    new_password !== undefined && passwordError('new_password', new_password, [...names, firstname ?? '']),
    new_password !== undefined && password_confirm !== new_password && { field: 'password_confirm', rule: 'mismatch' },
  ]
  return found.filter((error) => error !== null && error !== false)
}

/** The payout columns that the edit changes. */
export function payoutOf(edit: Edit): Columns {
  return {
    bankName: edit.bank_name?.trim(),
    bankAccountName: edit.bank_account_name?.trim(),
    bankAccountNumber: edit.bank_account_number?.trim(),
    bankRoutingNumber: edit.bank_routing_number?.trim(),
    virtualWallet: edit.virtual_wallet?.trim(),
  }
}

/** The columns that change without a password. */
export function detailsOf({ firstname, phone }: Edit): Columns {
  return {
    firstname: firstname === undefined ? undefined : plainName(firstname),
    phone: phone === undefined ? undefined : plainPhone(phone),
  }
}

/** The values of `next` that differ from `present`. */
export function changesOf(next: Columns, present: typeof users.$inferSelect): Columns {
  const entries = Object.entries(next).filter(
    ([column, value]) => value !== undefined && value !== present[column as keyof typeof present],
  )
  return Object.fromEntries(entries) as Columns
}
