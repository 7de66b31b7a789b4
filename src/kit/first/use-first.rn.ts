import { useState } from 'react'
import { useWindowDimensions } from 'react-native'
import type { First, Seen } from './types'

const ALL: First = { limit: Infinity, more: undefined }

/**
 * How much of a list is drawn before it is scrolled: of what stands side by side what is seen then, and the others when
 * the finger moves. Lists that go down know by themselves what is near the screen (docs/decisions/0018-native-lists.md).
 */
export function useFirst(seen: Seen): First {
  const { width } = useWindowDimensions()
  const [all, setAll] = useState(false)
  if (all || 'count' in seen) return ALL
  return { limit: Math.ceil(width / seen.width), more: () => setAll(true) }
}
