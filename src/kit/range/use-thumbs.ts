import { useRef, useState } from 'react'
import type { Places, RangeProps, Thumb } from './types'

interface Drag {
  readonly thumb: Thumb
  readonly from: Places
  readonly at: Places
}

/** What a target does with the thumbs; distances and places in percent of the line. */
interface Thumbs {
  /** Where each thumb is: while one is dragged past the other, the upper one is first. */
  readonly at: Places
  readonly places: Places
  /** Answers whether the thumb follows from now on: not while a finger has one already. */
  readonly take: (thumb: Thumb) => boolean
  /** The finger is `percent` away from where it took the thumb. */
  readonly drag: (thumb: Thumb, percent: number) => void
  readonly release: (thumb: Thumb) => void
  /** Moves a thumb without a finger, no further than to the other one. */
  readonly moveTo: (thumb: Thumb, percent: number) => void
}

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)
const inOrder = ([one, other]: Places): Places => (one <= other ? [one, other] : [other, one])
const placed = (at: Places, thumb: Thumb, place: number): Places => (thumb === 0 ? [place, at[1]] : [at[0], place])

/** Two thumbs of which one finger drags one at a time. A dragged thumb may pass the other. */
export function useThumbs({ value, onMove, onEnd }: Pick<RangeProps, 'value' | 'onMove' | 'onEnd'>): Thumbs {
  // beside the state: several moves may come before the next drawing
  const dragged = useRef<Drag | null>(null)
  const [at, setAt] = useState<Places | null>(null)

  function drag(thumb: Thumb, percent: number): void {
    const before = dragged.current
    if (before?.thumb !== thumb || !Number.isFinite(percent)) return
    const next = placed(before.from, thumb, Math.round(between(0, before.from[thumb] + percent, 100)))
    if (next[thumb] === before.at[thumb]) return
    dragged.current = { ...before, at: next }
    setAt(next)
    onMove?.(inOrder(next))
  }

  function release(thumb: Thumb): void {
    const before = dragged.current
    if (before?.thumb !== thumb) return
    dragged.current = null
    setAt(null)
    if (before.at !== before.from) onEnd?.(inOrder(before.at))
  }

  function moveTo(thumb: Thumb, percent: number): void {
    const [low, high] = thumb === 0 ? [0, value[1]] : [value[0], 100]
    const next = placed(value, thumb, between(low, percent, high))
    if (dragged.current || next[thumb] === value[thumb]) return
    onMove?.(next)
    onEnd?.(next)
  }

  function take(thumb: Thumb): boolean {
    if (dragged.current) return false
    dragged.current = { thumb, from: value, at: value }
    return true
  }

  return { at: at ?? value, places: inOrder(at ?? value), take, drag, release, moveTo }
}
