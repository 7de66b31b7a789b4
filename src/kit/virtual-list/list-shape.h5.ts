import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How a list is laid out. */
export interface ListShape {
  readonly root: Element | null
  readonly grid: boolean
  readonly columns: number
  readonly width: number
  /** The height in px that an item takes, taken from the last one above. */
  readonly each: number
}

/** The shape of the list that holds `marker`. */
function shapeOf(marker: Element): ListShape {
  const list = marker.parentElement ?? marker
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(list)
  const width = list.clientWidth
  const grid = display === 'grid'
  // of a list on a covered page the columns are not known as widths
  const columns = grid && width > 0 ? gridTemplateColumns.split(' ').length : 1
  const height = marker.previousElementSibling?.getBoundingClientRect().height ?? 0
  const each = (height + (Number.parseFloat(rowGap) || 0)) / columns
  return { root: marker.closest('.scroll'), grid, columns, width, each }
}

/**
 * The shape of the list around a marker, once it is in the page; follows its width. Calls `leave` before the columns
 * change.
 */
export function useListShape(marker: RefObject<Element>, leave: () => void): ListShape | undefined {
  const [shape, setShape] = useState<ListShape>()
  const latest = useRef({ shape, leave })
  latest.current = { shape, leave }
  useLayoutEffect(() => {
    const node = marker.current
    if (!node?.parentElement) return
    const look = () => {
      const before = latest.current.shape
      const now = shapeOf(node)
      // a covered page has no width
      if (before && now.width === 0) return
      if (before && before.columns !== now.columns) latest.current.leave()
      if (now.width !== before?.width || now.columns !== before.columns) setShape(now)
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(node.parentElement)
    return () => sizes.disconnect()
  }, [marker])
  return shape
}
