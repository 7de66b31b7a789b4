/** The ids of the map pages. Apart from src/kit/ids.ts, to load them with those pages only. */
export const mapIds = {
  choosePage: 'page-choose-location',
  showPage: 'page-open-location',
  search: 'map-search',
  /** Shown when the search finds nothing. */
  none: 'map-none',
  /** A place that the search found, by its rank. */
  found: (index: number) => `map-found-${index}`,
  here: 'map-here',
  /** Says why the device's position is unknown. */
  trouble: 'map-trouble',
  /** Shown when the map could not load. */
  failed: 'map-failed',
  /** The name and address of the place. */
  place: 'map-place',
  use: 'map-use',
  open: 'map-open',
} as const
