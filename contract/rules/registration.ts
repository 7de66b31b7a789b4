/** Patterns of a user's data: e-mail, invitation [rule.email] [rule.invitation], phone. */
export const EMAIL_MAX = 254
/** One `@`, no spaces, a dot in the domain: the mail server checks the rest. */
const EMAIL_PATTERN = '^[^\\s@]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+$'
/** Six letters and digits of an existing user. */
export const INVITATION_PATTERN = '^[A-Za-z0-9]{6}$'
/** Digits with an optional plus, spaces, brackets and dashes. */
export const PHONE_PATTERN = '^\\+?[0-9][0-9 ()\\-]{4,23}$'

const EMAIL = new RegExp(EMAIL_PATTERN)

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}
