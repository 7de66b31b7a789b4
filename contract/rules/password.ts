/**
 * Passwords: 8 to 128 characters, any Unicode, no plain repetition or sequence. The server also rejects the most
 * common ones and the account's own words; its lists are too large for the app, which shows that error at the field.
 */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

type PasswordFault = 'min_length' | 'max_length' | 'common'

/** One to four repeated characters, such as `aaaaaaaa` and `12341234`. */
const REPEATED = /^([^]{1,4}?)\1+$/

/** Every character follows the previous one in the alphabet, up or down, such as `abcdefgh` and `87654321`. */
function isRun(characters: readonly string[]): boolean {
  const points = characters.map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? point)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) === 1
}

/** The error of a password, or null. Characters are code points, so an emoji counts once. */
export function passwordFault(password: string): PasswordFault | null {
  const characters = [...password]
  if (characters.length < PASSWORD_MIN) return 'min_length'
  if (characters.length > PASSWORD_MAX) return 'max_length'
  return REPEATED.test(password) || isRun(characters) ? 'common' : null
}
