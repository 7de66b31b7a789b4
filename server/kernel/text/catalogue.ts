/**
 * The server's texts, a file per language (docs/decisions/0046-catalogues.md): ICU messages by namespace and key,
 * which use only `{name}`. English determines the type of all languages; `npm run lint` names what another lacks.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import type english from './catalogues/en.json'

type Catalogue = typeof english
type Namespace = keyof Catalogue
type Params = Readonly<Record<string, string | number>>

/** A text of the server by its namespace and key: `orders.paid`. */
export type TextKey = { [N in Namespace]: `${N}.${keyof Catalogue[N] & string}` }[Namespace]

/** A text in every language. */
export type WholeTexts = Readonly<Record<Language, string>>

const read = (language: Language) =>
  JSON.parse(readFileSync(path.join(__dirname, `catalogues/${language}.json`), 'utf8')) as Catalogue

const CATALOGUES = new Map(LANGUAGE_CODES.map((language) => [language, read(language)]))

/** Fills placeholders; those without a value stay. */
export const fill = (message: string, params: Params) =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))

/** All texts of a namespace in a language, with unfilled placeholders. Throws if the language has none. */
export function wordsOf<N extends Namespace>(namespace: N, language: Language): Catalogue[N] {
  const words = CATALOGUES.get(language)?.[namespace]
  if (words === undefined) throw new Error(`${language} has no texts of ${namespace}`)
  return words
}

/** A text in a language, with filled placeholders. Throws if the language lacks it: there is no fallback to English. */
export function textOf(key: TextKey, language: Language, params: Params = {}): string {
  const [namespace = '', name = ''] = key.split('.')
  const words: Readonly<Record<string, string>> = wordsOf(namespace as Namespace, language)
  const message = words[name]
  if (message === undefined) throw new Error(`${language} has no text ${key}`)
  return fill(message, params)
}

/** A text in every language, with filled placeholders. */
export function textsOf(key: TextKey, params: Params = {}): WholeTexts {
  const texts = LANGUAGE_CODES.map((language) => [language, textOf(key, language, params)])
  return Object.fromEntries(texts) as WholeTexts
}
