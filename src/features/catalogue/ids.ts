/** The ids of brands, deals, the comparison, what was viewed, coupons and buying again: no first load carries them. */
export const browsingIds = {
  brandsPage: 'page-brands',
  recommendPage: 'page-recommend',
  flashPage: 'page-flash',
  comparePage: 'page-compare',
  viewedPage: 'page-viewed',
  brandSearch: 'brand-search',
  brand: (brandId: string) => `brand-${brandId}`,
  brandsOpen: 'brands-open',
  compareRemove: (productId: string) => `compare-remove-${productId}`,
  compareClear: 'compare-clear',
  viewedClear: 'viewed-clear',
} as const

export const catalogueIds = {
  searchCount: 'search-count',
  searchSort: 'search-sort',
  searchFilter: 'search-filter',
  filterApply: 'filter-apply',
  sort: (sort: string) => `sort-${sort}`,
} as const
