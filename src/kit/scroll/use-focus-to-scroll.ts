import { type RefObject, useLayoutEffect, useState } from 'react'
import { FOCUSABLE } from '@/kit/overlay/make-page-inert'

/**
 * Whether a box must take the focus itself, so that keys can scroll it: it holds more than it shows, and nothing in it
 * takes the focus. H5 only.
 */
export function useFocusToScroll(box: RefObject<HTMLElement>): boolean {
  const [needed, setNeeded] = useState(false)
  const look = () => {
    const node = box.current
    if (!node) return
    const bare = node.querySelector(FOCUSABLE) === null
    setNeeded(bare && (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth))
  }
  // with every drawing: what is in the box changes with it
  useLayoutEffect(look)
  return needed
}
