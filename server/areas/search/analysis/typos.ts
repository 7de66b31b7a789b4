/** Words that differ by a letter or two. Pure. */
import { scriptOf, type Script } from './languages'

/** From how many letters on a word may have one mistake, and two. Thai writes vowels and tones as letters of their own. */
const LETTERS: Readonly<Record<Script, readonly [one: number, two: number]>> = {
  other: [4, 8],
  kana: [4, 8],
  thai: [5, 9],
  han: [3, Infinity],
}

/** How many mistakes a word may have. */
export function tolerance(form: string): number {
  const { length } = [...form]
  const [one, two] = LETTERS[scriptOf(form)]
  if (length < one) return 0
  return length < two ? 1 : 2
}

/** Whether a word of the texts is looked for in place of a misspelled one, which may have a letter more. */
export const canBeMeant = (form: string): boolean =>
  tolerance(form) > 0 || (scriptOf(form) === 'thai' && [...form].length === LETTERS.thai[0] - 1)

/** The word, and the word without each one of its letters: two words with one mistake between them share one. */
export function withoutOne(form: string): string[] {
  const signs = [...form]
  return [...new Set([form, ...signs.map((_, place) => signs.filter((_sign, at) => at !== place).join(''))])]
}

/** What the index keeps of a word without a letter: a 32-bit hash (FNV-1a of its UTF-16 units), as an integer. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (unit >> 8), 0x01000193)
  }
  return hash | 0
}

/** The hashes with which a word with mistakes is looked up. */
export function keysOf(form: string): number[] {
  const once = withoutOne(form)
  return [...new Set((tolerance(form) > 1 ? once.flatMap(withoutOne) : once).map(hashOf))]
}

/** How many letters are wrong, missing, too many or swapped between two words. */
export function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap))
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
