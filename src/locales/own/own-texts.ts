/**
 * Texts that only a few screens show. They are loaded with those screens, in every language, to keep them out of the
 * first load: the texts of the language itself load before anything is shown.
 */
import type { Language } from '@contract/base/languages'
import { fill, type Params } from '@contract/rules/message'
import { current } from '../current'

type Texts<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

/**
 * The text of a key in the current language, its placeholders filled. Inside an observer the component follows the
 * language.
 */
export function ownTexts<K extends string>(texts: Texts<K>): (key: K, params?: Params) => string {
  return (key, params = {}) => {
    const now = current()
    return now === null ? '' : fill(texts[now.language][key], now.language, params)
  }
}
