import type { Language } from '@contract/base/languages'

/** A text in every language of the shop. */
export type SixTexts = Readonly<Record<Language, string>>

/** The six texts in the order in which the vocabulary writes them. */
export function six(zh: string, zhtw: string, en: string, th: string, jp: string, es: string): SixTexts {
  return { zh, zhtw, en, th, jp, es }
}

/** A text made anew in every language. */
export function inEach(make: (language: Language) => string): SixTexts {
  return six(make('zh'), make('zhtw'), make('en'), make('th'), make('jp'), make('es'))
}
