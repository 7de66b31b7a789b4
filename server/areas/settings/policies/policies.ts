/** The policies of the demo shop beside its terms, as safe HTML in every language. */
import { allTexts, type Texts } from '../../../kernel/text/texts'
import { toHtml, type Terms } from '../terms/terms'
import { EN } from './en'
import { ES } from './es'
import { JP } from './jp'
import { TH } from './th'
import { ZH } from './zh'
import { ZHTW } from './zhtw'

type PolicyName = 'support' | 'returns' | 'privacy' | 'about'
export type Policies = Readonly<Record<PolicyName, Terms>>

export const POLICIES = { en: EN, es: ES, jp: JP, th: TH, zh: ZH, zhtw: ZHTW }
export const POLICIES_UPDATED_AT = '2026-02-02T09:00:00.000Z'

const inAll = (name: PolicyName, pick: (policy: Terms) => string) =>
  Object.fromEntries(Object.entries(POLICIES).map(([language, all]) => [language, pick(all[name])])) as Texts

/** What a policy's call answers: title and content in every language, and when it last changed [field.policy.parts]. */
export function policyAnswer(name: PolicyName) {
  return {
    ...allTexts(
      'title',
      inAll(name, ({ title }) => title),
    ),
    ...allTexts('content', inAll(name, toHtml)),
    updated_at: POLICIES_UPDATED_AT,
  }
}
