import type { Language } from '@contract/base/languages'
import { fill, type Params } from '@contract/rules/message'
import { screenText } from './screen-texts'
import type { Dictionary } from './texts'

/**
 * The text of a key with its placeholders filled; `count` chooses the plural form. An unknown key is returned as it is.
 */
export function translate(dictionary: Dictionary, language: Language, key: string, params: Params = {}): string {
  const dot = key.indexOf('.')
  const namespace = key.slice(0, dot)
  const name = key.slice(dot + 1)
  const message = dictionary[namespace]?.[name] ?? screenText(namespace, language, name)
  return message === undefined ? key : fill(message, language, params)
}
