/** What drivers of the shop screens find: see src/kit/ids.ts. */
export const shopIds = {
  shopPage: 'page-shop',
  shopName: 'shop-name',
} as const
