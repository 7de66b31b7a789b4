interface Line {
  /** Its id in the API. */
  readonly code: string
  /** Its own name. */
  readonly name: string
  /** BCP 47, for `Intl` and for the page's `lang`. */
  readonly tag: string
  /**
   * Its typography, where it differs from Latin: Thai needs higher lines, and neither allows negative letter spacing.
   */
  readonly script?: 'thai' | 'cjk'
  /** Omitted if it distinguishes one and other, as English does (CLDR). */
  readonly plural?: 'other'
  /** Its format of amounts, if it is not like `$1,234.50`: `1234,50 $`. */
  readonly sums?: '1,5 $'
  /** Its format of dates, with the short names of the months from January. */
  readonly days: 'm d, y' | 'd m y' | 'y年m月d日'
  readonly months?: string
  /** The year of its calendar that equals year 0, if it has another era. */
  readonly era?: number
  /** From which number on a count is shortened, and the suffix. */
  readonly short: readonly [from: number, unit: string]
}

/**
 * The languages Souk speaks [const.languages], each with the data that is needed before its catalogues are loaded:
 * src/locales/catalogues and server/kernel/text/catalogues have its words.
 */
const LINES = [
  {
    code: 'zh',
    name: '简体中文',
    tag: 'zh-Hans',
    script: 'cjk',
    plural: 'other',
    days: 'y年m月d日',
    short: [10_000, '万'],
  },
  {
    code: 'zhtw',
    name: '繁體中文',
    tag: 'zh-Hant',
    script: 'cjk',
    plural: 'other',
    days: 'y年m月d日',
    short: [10_000, '萬'],
  },
  {
    code: 'en',
    name: 'English',
    tag: 'en',
    days: 'm d, y',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    short: [1_000, 'k'],
  },
  {
    code: 'th',
    name: 'ไทย',
    tag: 'th',
    script: 'thai',
    plural: 'other',
    days: 'd m y',
    months: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
    era: 543,
    short: [1_000, ' พัน'],
  },
  {
    code: 'jp',
    name: '日本語',
    tag: 'ja',
    script: 'cjk',
    plural: 'other',
    days: 'y年m月d日',
    short: [10_000, '万'],
  },
  {
    code: 'es',
    name: 'Español',
    tag: 'es',
    sums: '1,5 $',
    days: 'd m y',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    short: [1_000, ' mil'],
  },
] as const satisfies readonly Line[]

export type Language = (typeof LINES)[number]['code']

export const LANGUAGES: readonly (Line & { readonly code: Language })[] = LINES

/** The language of a first start [const.default-language]. */
export const DEFAULT_LANGUAGE: Language = 'es'

/** The language every text of the catalogue exists in [rule.name-fallback]. */
export const FALLBACK_LANGUAGE: Language = 'en'

export const LANGUAGE_CODES = LANGUAGES.map((language) => language.code) as Language[]

export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.includes(value as Language)
}

/** The data of a language. */
export function factsOf(code: Language): Line {
  return LANGUAGES.find((language) => language.code === code) ?? LINES[0]
}

/** The BCP 47 tag of an API language id, for `Intl` and for the `lang` attribute. */
export const languageTag = (code: Language): string => factsOf(code).tag
