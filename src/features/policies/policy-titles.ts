import { t } from '@/locales/t'

/** The title of each policy by its route, in display order. Use it in an observer. */
export const POLICY_TITLES = {
  support: () => t('policyTitles.support'),
  returns: () => t('policyTitles.returns'),
  terms: () => t('policy.terms_title'),
  privacy: () => t('policyTitles.privacy'),
  aboutUs: () => t('policyTitles.about'),
} as const

export type PolicyRoute = keyof typeof POLICY_TITLES
export const POLICY_ROUTES = Object.keys(POLICY_TITLES) as PolicyRoute[]
