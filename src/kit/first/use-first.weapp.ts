import { getWindowInfo } from '@tarojs/taro'
import { useState } from 'react'
import type { First, Seen } from './types'

/**
 * How much of a list is drawn before the user scrolls: the visible items, to send less data to the view; the rest when
 * a finger moves. The first part must exceed the screen: a list that does not scroll never draws the rest.
 */
export function useFirst(seen: Seen): First {
  const [first] = useState(() => firstOf(seen))
  const [all, setAll] = useState(false)
  return all ? { limit: Infinity, more: undefined } : { limit: first, more: () => setAll(true) }
}

function firstOf(seen: Seen): number {
  return 'count' in seen ? seen.count : Math.ceil(getWindowInfo().windowWidth / seen.width)
}
