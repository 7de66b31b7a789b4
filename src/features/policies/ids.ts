/** The ids of the policies' screens, for tests: see src/kit/ids.ts. */
export const policiesIds = {
  support: 'page-support',
  returns: 'page-returns',
  privacy: 'page-privacy',
  aboutUs: 'page-about-us',

  /** Opens the "About us" document. */
  aboutDocument: 'about-document',
} as const
