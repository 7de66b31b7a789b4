/** The policies of the demo shop besides its terms, as safe HTML in every language. */
import type { Language } from '@contract/languages'
import { allTexts } from '../../../kernel/text/texts'
import { readTerms, writtenTexts, type Terms } from '../terms/terms'

type PolicyName = 'support' | 'returns' | 'privacy' | 'about'

export const POLICIES_UPDATED_AT = '2026-02-02T09:00:00.000Z'

/** A policy in a language, as its title and sections. */
export const readPolicy = (name: PolicyName, language: Language): Terms => readTerms(name, language)

/**
 * The answer of a policy call: title and content in every language, and the date of the last change
 * [field.policy.parts].
 */
export function policyAnswer(name: PolicyName) {
  const { title, content } = writtenTexts(name)
  return {
    ...allTexts('title', title),
    ...allTexts('content', content),
    updated_at: POLICIES_UPDATED_AT,
  }
}
