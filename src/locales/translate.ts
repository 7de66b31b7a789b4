import type { Language } from '@contract/base/languages'
import { fill, type Params } from '@contract/rules/message'
import { lateTexts } from './late'
import type { FirstDictionary, Key } from './texts'

type Texts = Readonly<Record<string, string>>
type Loose = Readonly<Record<string, Texts | undefined>>

/**
 * The text of a key with its placeholders filled; `count` chooses the plural form. An unknown key is returned as it is.
 */
export function translate(dictionary: FirstDictionary, language: Language, key: Key, params: Params = {}): string {
  const dot = key.indexOf('.')
  const namespace = key.slice(0, dot)
  const texts = (dictionary as Loose)[namespace] ?? (lateTexts(namespace, language) as Texts | undefined)
  const message = texts?.[key.slice(dot + 1)]
  return message === undefined ? key : fill(message, language, params)
}
