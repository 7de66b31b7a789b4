import { factsOf, type Language } from '@contract/base/languages'

export type Script = 'latin' | NonNullable<ReturnType<typeof factsOf>['script']>

/** How a language is set: Thai needs taller lines, and only Latin letters allow negative letter spacing. */
export const scriptOf = (language: Language): Script => factsOf(language).script ?? 'latin'
