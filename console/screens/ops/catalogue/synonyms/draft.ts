import type { Fields } from '@contract/all-calls'
import type { OpsSynonym } from '@contract/entities/market/synonyms'
import type { Language } from '@contract/base/languages'

/** A group of synonyms as it is typed: a word or a phrase on each line. */
export interface SynonymDraft {
  readonly language: Language
  readonly words: string
}

/** A new group in a language, with its first word where it is known. */
export interface NewGroup {
  readonly language: Language
  readonly word?: string
}

const firstWord = ({ word }: NewGroup) => (word === undefined ? '' : `${word}\n`)

/** What is edited of a group, or what a new one begins with. */
export const draftOf = (of: OpsSynonym | NewGroup): SynonymDraft => ({
  language: of.language,
  words: 'words' in of ? of.words.join('\n') : firstWord(of),
})

const wordsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** As the call takes what was changed. */
export const fieldsOf = ({ language, words }: Partial<SynonymDraft>): Fields<'opsSynonymSave'> => ({
  ...(language !== undefined && { language }),
  ...(words !== undefined && { words: wordsIn(words) }),
})
