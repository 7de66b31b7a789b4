import type { FieldError, FieldRule } from '@contract/base/envelope'
import { isEnglishName, plainName } from '@contract/rules/names'
import { PASSWORD_MAX, PASSWORD_MIN, passwordFault } from '@contract/rules/password'
import { EMAIL_MAX, INVITATION_PATTERN, isEmail, isPhone, plainPhone } from '@contract/rules/registration'
import { plainText } from '@contract/rules/typed-text'

/** The broken rule of a field with its values, under the server's names. */
export interface Fault {
  readonly rule: FieldRule
  readonly params?: FieldError['params']
}

export type Check<V> = (value: string, values: V) => Fault | null

export const required = (value: string): Fault | null => (value.trim() === '' ? { rule: 'required' } : null)

/** The error of a new password [rule.password-length] [rule.password-common]. */
export function checkPassword(value: string): Fault | null {
  if (value === '') return { rule: 'required' }
  const fault = passwordFault(value)
  if (fault === 'min_length') return { rule: fault, params: { limit: PASSWORD_MIN } }
  if (fault === 'max_length') return { rule: fault, params: { limit: PASSWORD_MAX } }
  return fault === null ? null : { rule: fault }
}

export function checkConfirmation(value: string, password: string): Fault | null {
  if (value === '') return { rule: 'required' }
  return value === password ? null : { rule: 'mismatch' }
}

export function checkName(value: string): Fault | null {
  return required(value) ?? (isEnglishName(plainName(value)) ? null : { rule: 'name' })
}

export function checkEmail(value: string): Fault | null {
  const email = plainText(value)
  if (email.length > EMAIL_MAX) return { rule: 'max_length', params: { limit: EMAIL_MAX } }
  return required(value) ?? (isEmail(email) ? null : { rule: 'email' })
}

const INVITATION = new RegExp(INVITATION_PATTERN)

/** An invitation code is optional. */
export function checkInvitation(value: string): Fault | null {
  const code = plainText(value)
  return code === '' || INVITATION.test(code) ? null : { rule: 'invitation' }
}

export const checkTerms = (accepted: boolean): Fault | null => (accepted ? null : { rule: 'terms' })

export function checkPhone(value: string): Fault | null {
  return required(value) ?? (isPhone(plainPhone(value)) ? null : { rule: 'format' })
}

/** A required text of at most `max` characters. */
export const checkLine =
  (max: number) =>
  (value: string): Fault | null =>
    required(value) ?? (value.trim().length > max ? { rule: 'max_length', params: { limit: max } } : null)
