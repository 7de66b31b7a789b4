/** The ids of the shop's screens, for tests: see src/kit/ids.ts. */
export const shopIds = {
  shopPage: 'page-shop',
  shopName: 'shop-name',
} as const
