import { factsOf, type Language } from '../base/languages'

type PluralForm = 'one' | 'other'

/** The plural form of a count. No Intl.PluralRules: Hermes and mini-programs lack it. */
export function pluralForm(count: number, language: Language): PluralForm {
  return count === 1 ? (factsOf(language).plural ?? 'one') : 'other'
}
