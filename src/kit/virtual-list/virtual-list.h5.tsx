import { Fragment } from 'react'
import { AT_ONCE, inBlocks } from './in-blocks.h5'
import type { VirtualListProps } from './types'

/** The rows of a list that may become long: of those after the first, only what is near the visible part is drawn. */
export function VirtualList<Item>({ items, keyOf, row }: VirtualListProps<Item>) {
  const rows = items.map((item, place) => () => <Fragment key={keyOf(item)}>{row(item, place)}</Fragment>)
  return (
    <>
      {rows.slice(0, AT_ONCE).map((draw) => draw())}
      {inBlocks(rows)}
    </>
  )
}
