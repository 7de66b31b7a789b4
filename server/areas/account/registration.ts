/**
 * The rules of the registration form, checked together so that the form can show all errors [rule.password-length]
 * [rule.terms] [rule.invitation].
 */
import { eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { isEnglishName, plainName } from '@contract/rules/names'
import { PASSWORD_MAX, PASSWORD_MIN, passwordFault } from '@contract/rules/password'
import { INVITATION_PATTERN, isEmail } from '@contract/rules/registration'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'
import { fieldRefusal } from '../../kernel/http/refusal'
import { isCommon, isOwnWords, wordsOf } from './weak-passwords'

const INVITATION = new RegExp(INVITATION_PATTERN)
const LIMITS: Partial<Record<FieldError['rule'], number>> = { min_length: PASSWORD_MIN, max_length: PASSWORD_MAX }

/** The error of a new password in this field, or null. `names` are the names of the account. */
export function passwordError(field: string, password: string, names: readonly string[] = []): FieldError | null {
  const rule = passwordFault(password) ?? (isCommon(password) ? 'common' : null)
  if (!rule) return isOwnWords(password, wordsOf(names)) ? { field, rule: 'own_words' } : null
  const limit = LIMITS[rule]
  return limit ? { field, rule, params: { limit } } : { field, rule }
}

/** The errors of the form. `email` is the normalised address. */
export function registrationErrors(fields: Fields<'register'>, email: string): FieldError[] {
  const found: (FieldError | null | false)[] = [
    !isEnglishName(plainName(fields.name)) && { field: 'name', rule: 'name' },
    !isEmail(email) && { field: 'email', rule: 'email' },
    passwordError('password', fields.password, [fields.name, email]),
    fields.password_confirm !== fields.password && { field: 'password_confirm', rule: 'mismatch' },
    !fields.terms && { field: 'terms', rule: 'terms' },
  ]
  return found.filter((error) => error !== null && error !== false)
}

/** The error of an address that somebody has registered with. */
export const TAKEN = [{ field: 'email', rule: 'taken' }] as const

/** Throws the refusal of a normalised address that somebody has registered with. */
export async function requireFreeEmail(db: Db, email: string): Promise<void> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known) throw fieldRefusal(Code.emailExists, TAKEN)
}

/** The user with this code; null if there is none. Codes are stored in capitals. */
export async function findInviter(db: Db, code: string): Promise<bigint | null> {
  if (!INVITATION.test(code)) return null
  const [inviter] = await db.select({ id: users.id }).from(users).where(eq(users.invitationCode, code.toUpperCase()))
  return inviter?.id ?? null
}
