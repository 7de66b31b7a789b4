import { factsOf, type Language } from '@contract/languages'

type PluralForm = 'one' | 'other'

/** The form a count takes. No Intl.PluralRules: Hermes and mini-programs lack it. */
export function pluralForm(count: number, language: Language): PluralForm {
  return count === 1 ? (factsOf(language).plural ?? 'one') : 'other'
}
