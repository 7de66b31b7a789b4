import { policyTitlesText } from '../texts/policy-titles'
import { t } from '@/locales/t'

/** The title of each policy by its route, in display order. Use it in an observer. */
export const POLICY_TITLES = {
  support: () => policyTitlesText('support'),
  returns: () => policyTitlesText('returns'),
  terms: () => t('policy.terms_title'),
  privacy: () => policyTitlesText('privacy'),
  aboutUs: () => policyTitlesText('about'),
} as const

export type PolicyRoute = keyof typeof POLICY_TITLES
export const POLICY_ROUTES = Object.keys(POLICY_TITLES) as PolicyRoute[]
