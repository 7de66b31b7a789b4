/** The lists that can be saved as CSV [rule.list-csv]. */

/** The longest query of a list. */
export const FILTER_MAX = 1_000
/** The most rows of a CSV: a longer list needs a filter. */
export const TABLE_ROWS_MAX = 10_000

/** The calls of a shop whose lists can be saved. */
export const SHOP_TABLES = [
  'sellerOrders',
  'sellerProducts',
  'sellerStock',
  'sellerCoupons',
  'sellerReviews',
  'sellerReport',
  'sellerReportSales',
  'sellerReportIdle',
] as const
export type ShopTable = (typeof SHOP_TABLES)[number]

/** The calls of operators whose lists can be saved. */
export const OPS_TABLES = [
  'opsOrders',
  'opsProducts',
  'opsAccounts',
  'opsCoupons',
  'opsShops',
  'opsReviews',
  'opsMails',
  'opsAudits',
  'opsReport',
  'opsReportSales',
  'opsReportIdle',
  'opsReportSearches',
] as const
export type OpsTable = (typeof OPS_TABLES)[number]
