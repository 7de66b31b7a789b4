/** The ids of brands, deals, the comparison, what was viewed, coupons and buying again: no first load carries them. */
export const lookingIds = {
  brandsPage: 'page-brands',
  recommendPage: 'page-recommend',
  flashPage: 'page-flash',
  comparePage: 'page-compare',
  viewedPage: 'page-viewed',
  brandSearch: 'brand-search',
  brand: (brandId: string) => `brand-${brandId}`,
  flashOpen: 'flash-open',
  brandsOpen: 'brands-open',
  recommendOpen: 'recommend-open',
  /** On a product's page: into the comparison or out of it, and the way to it. */
  compareToggle: 'compare-toggle',
  compareOpen: 'compare-open',
  compareRemove: (productId: string) => `compare-remove-${productId}`,
  compareClear: 'compare-clear',
  viewedOpen: 'viewed-open',
  viewedClear: 'viewed-clear',
  couponField: 'coupon-code',
  couponApply: 'coupon-apply',
  couponRemove: 'coupon-remove',
  couponKept: 'coupon-kept',
  reorder: 'order-reorder',
  /** Forgets one of the recent searches, by its place from 0. */
  termRemove: (place: number) => `term-remove-${place}`,
} as const
