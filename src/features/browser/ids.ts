/** The ids of the page with a web view. Apart from src/kit/ids.ts, to load them with that page only. */
export const browserIds = {
  page: 'page-browser',
  /** Shown when there is no address. */
  nothing: 'browser-nothing',
} as const
