/** "English names only" (spec §5, gaps §7): Latin letters, spaces and . ' - in 2 to 60 characters, a letter first. */
export const NAME_MIN = 2
export const NAME_MAX = 60
export const NAME_PATTERN = "^[A-Za-z][A-Za-z .'\\-]{1,59}$"

const NAME = new RegExp(NAME_PATTERN)

export function isEnglishName(name: string): boolean {
  return NAME.test(name)
}
