/** The ids of the map pages, as in ids.ts; apart, so that they come with those pages alone. */
export const mapIds = {
  choosePage: 'page-choose-location',
  showPage: 'page-open-location',
  search: 'map-search',
  /** Said where nothing has the name that is searched for. */
  none: 'map-none',
  /** A place that the search found, by its rank. */
  found: (index: number) => `map-found-${index}`,
  here: 'map-here',
  /** Why it is not known where the device is. */
  trouble: 'map-trouble',
  /** Shown when the map could not load. */
  failed: 'map-failed',
  /** The place in words. */
  place: 'map-place',
  use: 'map-use',
  open: 'map-open',
} as const
