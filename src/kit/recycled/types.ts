import type { CSSProperties, ReactNode } from 'react'

export interface RecycledProps<Item> {
  /** The data of the rows. */
  items: readonly Item[]
  /** The same for an item as long as it stays in the list. */
  keyOf: (item: Item) => string
  /** Renders a row. On React Native its local state is lost once it was far from the screen. */
  row: (item: Item, place: number) => ReactNode
  /** Of each row, where it is a view of its own: on React Native. */
  className?: string
  style?: CSSProperties
}
