/**
 * The part of a list that is visible before scrolling: a number of items, or as many as fit side by side at a width in
 * px.
 */
export type Seen = { readonly count: number } | { readonly width: number }

export interface First {
  /** How many items to draw. */
  readonly limit: number
  /** Draws the rest; undefined once all items are drawn. */
  readonly more: (() => void) | undefined
}
