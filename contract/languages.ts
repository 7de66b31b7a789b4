/**
 * The languages Souk speaks: the ids that the API uses, each with its BCP 47 tag for `Intl` and for the page's
 * `lang`, and its own name [const.languages].
 */
export const LANGUAGES = [
  { code: 'zh', name: '简体中文', tag: 'zh-Hans' },
  { code: 'zhtw', name: '繁體中文', tag: 'zh-Hant' },
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'th', name: 'ไทย', tag: 'th' },
  { code: 'jp', name: '日本語', tag: 'ja' },
  { code: 'es', name: 'Español', tag: 'es' },
] as const

export type Language = (typeof LANGUAGES)[number]['code']

/** What a first start shows [const.default-language]. */
export const DEFAULT_LANGUAGE: Language = 'es'

/** The language every text of the catalogue exists in [rule.name-fallback]. */
export const FALLBACK_LANGUAGE: Language = 'en'

export const LANGUAGE_CODES = LANGUAGES.map((language) => language.code) as Language[]

export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.includes(value as Language)
}

/** The BCP 47 tag of an API language id, for `Intl` and for the `lang` attribute. */
export function languageTag(code: Language): string {
  return LANGUAGES.find((language) => language.code === code)?.tag ?? code
}
