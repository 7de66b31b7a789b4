import { plainDashes, plainText } from './typed-text'

/** "English names only" [rule.english-names]: Latin letters, spaces and . ' - in 2 to 60 characters, a letter first. */
export const NAME_MAX = 60
const NAME_PATTERN = "^[A-Za-z][A-Za-z .'\\-]{1,59}$"

const NAME = new RegExp(NAME_PATTERN)
/** What phones write for ' and -. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u2032`´]/g

/** A name as it is checked and stored: with the plain apostrophe and hyphen, and without what nobody sees. */
export function plainName(typed: string): string {
  return plainDashes(plainText(typed)).replace(APOSTROPHES, "'")
}

/** Whether a plain name is one [rule.english-names]. */
export function isEnglishName(name: string): boolean {
  return NAME.test(name)
}
