import type { FieldError, FieldRule } from '@contract/envelope'
import { isEnglishName } from '@contract/rules/names'
import { PASSWORD_MAX, PASSWORD_MIN, passwordFault } from '@contract/rules/password'
import { EMAIL_MAX, INVITATION_PATTERN, PHONE_PATTERN, isEmail } from '@contract/rules/registration'

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
  return required(value) ?? (isEnglishName(value.trim()) ? null : { rule: 'name' })
}

export function checkEmail(value: string): Fault | null {
  const email = value.trim()
  if (email.length > EMAIL_MAX) return { rule: 'max_length', params: { limit: EMAIL_MAX } }
  return required(value) ?? (isEmail(email) ? null : { rule: 'email' })
}

const INVITATION = new RegExp(INVITATION_PATTERN)

/** An invitation code is optional. */
export function checkInvitation(value: string): Fault | null {
  return value === '' || INVITATION.test(value) ? null : { rule: 'invitation' }
}

export const checkTerms = (accepted: boolean): Fault | null => (accepted ? null : { rule: 'terms' })

const PHONE = new RegExp(PHONE_PATTERN)

export function checkPhone(value: string): Fault | null {
  return required(value) ?? (PHONE.test(value.trim()) ? null : { rule: 'format' })
}

/** A required text of at most `max` characters. */
export const checkLine =
  (max: number) =>
  (value: string): Fault | null =>
    required(value) ?? (value.trim().length > max ? { rule: 'max_length', params: { limit: max } } : null)
