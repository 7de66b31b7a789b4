import { Fragment } from 'react'
import type { RecycledProps } from './types'

/** The rows of a list that may become long. All are drawn here; React Native draws only those near the screen. */
export function Recycled<Item>({ items, keyOf, row }: RecycledProps<Item>) {
  return (
    <>
      {items.map((item, place) => (
        <Fragment key={keyOf(item)}>{row(item, place)}</Fragment>
      ))}
    </>
  )
}
