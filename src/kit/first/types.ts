/** The part of a list that is visible before scrolling: so many items, or as many as fit side by side at so many px. */
export type Seen = { readonly count: number } | { readonly width: number }

export interface First {
  /** So many are drawn. */
  readonly limit: number
  /** Draws the others; not there once all are drawn. */
  readonly more: (() => void) | undefined
}
