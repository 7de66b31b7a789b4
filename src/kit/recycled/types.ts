import type { CSSProperties, ReactNode } from 'react'

export interface RecycledProps<Item> {
  /** What the rows are drawn of, one each. */
  items: readonly Item[]
  /** The same for an item as long as it stays in the list. */
  keyOf: (item: Item) => string
  /** Draws a row. On React Native what it keeps to itself is gone once it was far from the screen. */
  row: (item: Item, place: number) => ReactNode
  /** Of each row, where it is a view of its own: on React Native. */
  className?: string
  style?: CSSProperties
}
