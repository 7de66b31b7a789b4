/** The ids of policies, blog, notices and what comes with them, beside src/components/ids.ts: no first load carries them. */
export const contentIds = {
  support: 'page-support',
  returns: 'page-returns',
  privacy: 'page-privacy',
  aboutUs: 'page-about-us',
  blog: 'page-blog',
  article: 'page-article',
  notices: 'page-notices',
  pcMine: 'page-pc-mine',

  /** Opens the document about us. */
  aboutDocument: 'about-document',
  /** Opens the invoice of an order. */
  invoice: 'order-invoice',
  blogOpen: 'blog-open',
  noticesOpen: 'notices-open',
  pcMineOpen: 'pc-mine-open',
  noticesReadAll: 'notices-read-all',
  popup: 'popup-advert',
  popupOpen: 'popup-advert-open',
  popupClose: 'popup-advert-close',
  /** Leads to a policy, by its route. */
  policy: (name: string) => `policy-${name}`,
  articleCard: (articleId: string) => `article-${articleId}`,
  notice: (noticeId: string) => `notice-${noticeId}`,
  noticeTab: (tab: string) => `notice-tab-${tab}`,
} as const
