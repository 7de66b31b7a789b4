/** Passwords (spec §5, gaps §7): 8 to 128 characters, any Unicode, not among the commonest. */
import { COMMON_PASSWORDS } from './common-passwords'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

export type PasswordFault = 'min_length' | 'max_length' | 'common'

/** What is wrong with a password, or null. Characters are code points, so an emoji counts once. */
export function passwordFault(password: string): PasswordFault | null {
  const length = [...password].length
  if (length < PASSWORD_MIN) return 'min_length'
  if (length > PASSWORD_MAX) return 'max_length'
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'common' : null
}
