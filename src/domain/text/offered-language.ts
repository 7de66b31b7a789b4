import { LANGUAGES, type Language } from '@contract/base/languages'

/** Regions that write Chinese in traditional characters. */
const TRADITIONAL = /hant|tw|hk|mo/

/** The language of the app that serves a locale such as `en-US`, `zh_TW` or `ja`; undefined if there is none. */
function languageOf(locale: string): Language | undefined {
  const [primary = '', ...rest] = locale.toLowerCase().split(/[-_]/)
  if (primary === 'zh') return rest.some((part) => TRADITIONAL.test(part)) ? 'zhtw' : 'zh'
  return LANGUAGES.find(({ tag }) => tag === primary)?.code
}

/**
 * The language to offer to somebody whose device prefers these locales, the first one first: the first that the app
 * speaks, unless it is shown already. Null: nothing to offer.
 */
export function offeredLanguage(locales: readonly string[], shown: Language): Language | null {
  const known = locales.flatMap((locale) => languageOf(locale) ?? [])
  const [wanted] = known
  return wanted === undefined || wanted === shown ? null : wanted
}
