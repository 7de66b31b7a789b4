/** What is seen of a list before it is scrolled: so many, or what stands side by side of so many px. */
export type Seen = { readonly count: number } | { readonly width: number }

export interface First {
  /** So many are drawn. */
  readonly limit: number
  /** Draws the others; not there once all are drawn. */
  readonly more: (() => void) | undefined
}
