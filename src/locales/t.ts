import { current } from './current'
import type { Key, Params } from './texts'
import { translate } from './translate'

/** The text of a key in the current language. Inside an observer the component follows the language. */
export function t(key: Key, params?: Params): string {
  const now = current()
  return now === null ? '' : translate(now.dictionary, now.language, key, params)
}
