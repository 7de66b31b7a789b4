import { Fragment } from 'react'
import type { RecycledProps } from './types'

/** The rows of a list that may grow long. All of them are drawn here; React Native draws those near the screen alone. */
export function Recycled<Item>({ items, keyOf, row }: RecycledProps<Item>) {
  return (
    <>
      {items.map((item, place) => (
        <Fragment key={keyOf(item)}>{row(item, place)}</Fragment>
      ))}
    </>
  )
}
