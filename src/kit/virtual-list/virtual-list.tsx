import { Fragment } from 'react'
import type { VirtualListProps } from './types'

/** The rows of a list that may become long. All are drawn here; React Native draws only those near the screen. */
export function VirtualList<Item>({ items, keyOf, row }: VirtualListProps<Item>) {
  return (
    <>
      {items.map((item, place) => (
        <Fragment key={keyOf(item)}>{row(item, place)}</Fragment>
      ))}
    </>
  )
}
