/** Which part of a suggestion is what was typed [field.suggest.parts]. Pure. */
import { comparable } from '@contract/rules/comparable'

/** Marks that are drawn with the letter before them: of Latin, Thai and Japanese. */
const MARK = /[\u0300-\u036f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u3099\u309a\uff9e\uff9f]/
/** Scripts without spaces between words: what was typed may stand anywhere. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/

export interface TypedPart {
  readonly before: string
  readonly typed: string
  readonly after: string
}

/**
 * The part of `text` that was typed, at the beginning of a word and in any case, width and accents, as the search finds
 * it; null where there is none.
 */
export function typedPart(text: string, typed: string): TypedPart | null {
  const wanted = comparable(typed.trim())
  if (wanted === '') return null
  const letters = [...text]
  // where each letter begins in the text that is compared
  const starts: number[] = []
  let compared = ''
  for (const letter of letters) {
    starts.push(compared.length)
    compared += comparable(letter)
  }
  const isUnspaced = UNSPACED.test(wanted)
  const found = isUnspaced ? compared.indexOf(wanted) : ` ${compared}`.indexOf(` ${wanted}`)
  const from = starts.findIndex((start, index) => start === found && !MARK.test(letters[index] ?? ''))
  if (found < 0 || from < 0) return null
  const next = starts.findIndex((start, index) => start >= found + wanted.length && !MARK.test(letters[index] ?? ''))
  const to = next < 0 ? letters.length : next
  const part = (start: number, end?: number) => letters.slice(start, end).join('')
  return { before: part(0, from), typed: part(from, to), after: part(to) }
}
