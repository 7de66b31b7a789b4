/** The ids of the page with a web view, as in ids.ts; apart, so that they come with that page alone. */
export const browserIds = {
  page: 'page-browser',
  /** Said where no address is on its way. */
  nothing: 'browser-nothing',
} as const
