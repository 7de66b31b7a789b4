/** What drivers of the policies screens find: see src/kit/ids.ts. */
export const policiesIds = {
  support: 'page-support',
  returns: 'page-returns',
  privacy: 'page-privacy',
  aboutUs: 'page-about-us',

  /** Opens the document about us. */
  aboutDocument: 'about-document',
} as const
