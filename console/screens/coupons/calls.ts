/** The calls behind the marketplace's coupons. */
export const OF_MARKET = {
  list: 'opsCoupons',
  create: 'opsCouponCreate',
  change: 'opsCouponChange',
  end: 'opsCouponEnd',
} as const

/** Those behind the coupons of a shop. */
export const OF_SHOP = {
  list: 'sellerCoupons',
  create: 'sellerCouponCreate',
  change: 'sellerCouponChange',
  end: 'sellerCouponEnd',
} as const

export type CouponCalls = typeof OF_MARKET | typeof OF_SHOP

/** Operators give reasons, which the audit keeps. */
export const hasRemark = (calls: CouponCalls): boolean => calls === OF_MARKET

/** The lists that an action changes. */
export const LISTS = ['opsCoupons', 'sellerCoupons', 'opsAudits'] as const
