import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { RangeProps, Thumb } from './types'
import { useThumbs } from './use-thumbs'
import './range.scss'

/** What the keys of a slider do, in steps; Home and End go as far as the thumb may. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
}

/** Two thumbs on a line, moved by finger, mouse or keys. */
export function Range({ id, labels, textOf, step = 1, ...rest }: RangeProps) {
  const { at, places, take, drag, release, moveTo } = useThumbs(rest)
  const grip = useRef({ pointer: 0, x: 0, width: 1 })

  const bounds = (thumb: Thumb) => (thumb === 0 ? { low: 0, high: places[1] } : { low: places[0], high: 100 })

  const onPointerDown = (thumb: Thumb) => (event: PointerEvent<HTMLElement>) => {
    if (event.button > 0 || !take(thumb)) return
    const { currentTarget: node, pointerId, clientX } = event
    node.setPointerCapture(pointerId)
    grip.current = { pointer: pointerId, x: clientX, width: node.parentElement?.getBoundingClientRect().width ?? 0 }
  }
  const onPointerMove = (thumb: Thumb) => (event: PointerEvent) => {
    const { pointer, x, width } = grip.current
    if (event.pointerId === pointer) drag(thumb, ((event.clientX - x) / width) * 100)
  }
  const onPointerEnd = (thumb: Thumb) => (event: PointerEvent) => {
    if (event.pointerId === grip.current.pointer) release(thumb)
  }
  const onKeyDown = (thumb: Thumb) => (event: KeyboardEvent) => {
    const steps = KEYS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    moveTo(thumb, places[thumb] + steps * step)
  }

  const [low, high] = places
  return (
    <div id={id} className="range">
      <div className="range__line">
        <div className="range__track" style={{ left: `${low}%`, width: `${high - low}%` }} />
        {([0, 1] as const).map((thumb) => (
          <div
            key={thumb}
            role="slider"
            tabIndex={0}
            className="range__thumb"
            style={{ left: `${at[thumb]}%` }}
            aria-label={labels[thumb]}
            aria-valuemin={bounds(thumb).low}
            aria-valuemax={bounds(thumb).high}
            aria-valuenow={places[thumb]}
            aria-valuetext={textOf(places[thumb])}
            onPointerDown={onPointerDown(thumb)}
            onPointerMove={onPointerMove(thumb)}
            onPointerUp={onPointerEnd(thumb)}
            onPointerCancel={onPointerEnd(thumb)}
            onKeyDown={onKeyDown(thumb)}
          >
            <div className="range__knob" />
          </div>
        ))}
      </div>
    </div>
  )
}
