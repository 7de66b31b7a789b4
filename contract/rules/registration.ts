import { plainDashes, plainDigits } from './typed-text'

/** Patterns of a user's data: e-mail, invitation [rule.email] [rule.invitation], phone. */
export const EMAIL_MAX = 254
/** One `@`, no spaces, a dot in the domain: the mail server checks the rest. */
const EMAIL_PATTERN = '^[^\\s@]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+$'
/** Six letters and digits of an existing user. */
export const INVITATION_PATTERN = '^[A-Za-z0-9]{6}$'
/** The longest telephone number as it is typed or pasted, and as it is stored. */
export const PHONE_TYPED_MAX = 64
const PHONE_MAX = 25
/** Digits in the usual notations: +66 81 234 5678, (212) 555-0100, 212.555.0100, 030/1234567. */
const PHONE = /^[(+]{0,2}[0-9][0-9 ()./-]*$/
const DIGITS = /[0-9]/g
const DIGITS_MIN = 5
const BLANKS = /\s+/g

const EMAIL = new RegExp(EMAIL_PATTERN)

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}

/** A telephone number as it is checked and stored: in digits from 0 to 9, without what is copied with it. */
export function plainPhone(typed: string): string {
  return plainDashes(plainDigits(typed)).replace(BLANKS, ' ')
}

/** Whether a plain number is one: at least five digits in a usual notation. */
export function isPhone(plain: string): boolean {
  return plain.length <= PHONE_MAX && PHONE.test(plain) && (plain.match(DIGITS) ?? []).length >= DIGITS_MIN
}
