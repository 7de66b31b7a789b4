import type { CSSProperties, ReactElement, ReactNode } from 'react'

export interface VirtualListProps<Item> {
  /** The data of the rows. */
  items: readonly Item[]
  /** A key that stays the same as long as the item is in the list. */
  keyOf: (item: Item) => string
  /** Renders a row. On React Native its local state is lost once it is far from the screen. */
  row: (item: Item, place: number) => ReactNode
  /** The class of each row, on React Native, where it is a view. */
  className?: string
  style?: CSSProperties
}

export interface BlocksProps {
  /** Draw one item each, with its key. */
  items: readonly (() => ReactElement)[]
  /** How many items stand before, in the same list. */
  before: number
}
