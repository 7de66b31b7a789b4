import { useState } from 'react'
import { useWindowDimensions } from 'react-native'
import type { First, Seen } from './types'

const ALL: First = { limit: Infinity, more: undefined }

/**
 * How much of a horizontal list is drawn before the user scrolls: the visible items, then the rest when a finger moves.
 * Vertical lists know by themselves what is near the screen (docs/decisions/0018-native-lists.md).
 */
export function useFirst(seen: Seen): First {
  const { width } = useWindowDimensions()
  const [all, setAll] = useState(false)
  if (all || 'count' in seen) return ALL
  return { limit: Math.ceil(width / seen.width), more: () => setAll(true) }
}
