import { policyText } from '@/locales/own/policy'
import { t } from '@/locales/t'

/** What each policy is called, by its route, in the order in which they are offered. Inside an observer. */
export const POLICY_TITLES = {
  support: () => policyText('support_title'),
  returns: () => policyText('returns_title'),
  terms: () => t('policy.terms_title'),
  privacy: () => policyText('privacy_title'),
  aboutUs: () => policyText('about_title'),
} as const

export type PolicyRoute = keyof typeof POLICY_TITLES
export const POLICY_ROUTES = Object.keys(POLICY_TITLES) as PolicyRoute[]
