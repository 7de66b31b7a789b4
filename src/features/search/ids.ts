/** The ids of the search screens, for tests: see src/kit/ids.ts. */
export const searchIds = {
  /** Removes a recent search, by its position from 0. */
  termRemove: (place: number) => `term-remove-${place}`,
  /** Says for which words the results are, where they are not those of the user. */
  searchMeant: 'search-meant',
  searchTakeMeant: 'search-take-meant',
  searchInput: 'search-input',
  searchSubmit: 'search-submit',
  searchSuggestions: 'search-suggestions',
} as const
