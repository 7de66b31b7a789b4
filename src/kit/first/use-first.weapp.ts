import { getWindowInfo } from '@tarojs/taro'
import { useState } from 'react'
import type { First, Seen } from './types'

/**
 * How much of a list is drawn before it is scrolled: what is seen then. The mini-program's view is sent the others when
 * the finger moves. It has to be more than fits on the screen: what does not scroll never asks for the others.
 */
export function useFirst(seen: Seen): First {
  const [first] = useState(() => firstOf(seen))
  const [all, setAll] = useState(false)
  return all ? { limit: Infinity, more: undefined } : { limit: first, more: () => setAll(true) }
}

function firstOf(seen: Seen): number {
  return 'count' in seen ? seen.count : Math.ceil(getWindowInfo().windowWidth / seen.width)
}
