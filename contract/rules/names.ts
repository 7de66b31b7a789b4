/** "English names only" [rule.english-names]: Latin letters, spaces and . ' - in 2 to 60 characters, a letter first. */
export const NAME_MAX = 60
const NAME_PATTERN = "^[A-Za-z][A-Za-z .'\\-]{1,59}$"

const NAME = new RegExp(NAME_PATTERN)

export function isEnglishName(name: string): boolean {
  return NAME.test(name)
}
