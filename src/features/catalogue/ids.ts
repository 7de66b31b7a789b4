/**
 * The ids of brands, deals, the comparison and viewed products. Apart from src/kit/ids.ts, to keep them out of the
 * first load.
 */
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
  filterClear: 'filter-clear',
  sort: (sort: string) => `sort-${sort}`,
} as const
