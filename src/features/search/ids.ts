/** What drivers of the search screens find: see src/kit/ids.ts. */
export const searchIds = {
  /** Forgets one of the recent searches, by its place from 0. */
  termRemove: (place: number) => `term-remove-${place}`,
  searchInput: 'search-input',
  searchSubmit: 'search-submit',
  searchSuggestions: 'search-suggestions',
} as const
