/**
 * Texts that only a few screens show. They come with those screens, in every language, and so weigh on no first load:
 * the languages' own files are read before anything is shown.
 */
import type { Language } from '@contract/languages'
import { current } from '../current'
import type { Params } from '../texts'

type Area<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

/** The text of a key in the language in use, its placeholders filled. Inside an observer the component follows the language. */
export function ownTexts<K extends string>(texts: Area<K>): (key: K, params?: Params) => string {
  return (key, params = {}) => {
    const now = current()
    if (now === null) return ''
    return texts[now.language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(params[name] ?? placeholder),
    )
  }
}
