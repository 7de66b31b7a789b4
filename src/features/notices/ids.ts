/** The ids of the notices' screens, for tests: see src/kit/ids.ts. */
export const noticesIds = {
  notices: 'page-notices',
  noticesOpen: 'notices-open',
  noticesReadAll: 'notices-read-all',
  notice: (noticeId: string) => `notice-${noticeId}`,
  noticeTab: (tab: string) => `notice-tab-${tab}`,
} as const
