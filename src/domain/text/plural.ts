import type { Language } from '@contract/languages'

type PluralForm = 'one' | 'other'

/** The languages that tell one from many; the others have a single form (CLDR). */
const TELLS_ONE: readonly Language[] = ['en', 'es']

/** The form a count takes. No Intl.PluralRules: Hermes and mini-programs lack it. */
export function pluralForm(count: number, language: Language): PluralForm {
  return count === 1 && TELLS_ONE.includes(language) ? 'one' : 'other'
}
