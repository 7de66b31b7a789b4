import { type PointerEvent, useRef } from 'react'
import { BOARD, type Point } from '@/domain/signature/board'
import { strokePath } from '@/domain/signature/stroke-path'
import type { PenBoardProps } from './types'
import './pen-board.scss'

/** The board on the web: finger, mouse or pen, one at a time. */
export function PenBoard({ id, strokes, label, still, onDown, onMove }: PenBoardProps) {
  const pointer = useRef<number | null>(null)

  function place({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: ((clientX - left) / width) * BOARD.width, y: ((clientY - top) / height) * BOARD.height }
  }
  const lift = () => {
    pointer.current = null
  }

  return (
    <svg
      id={id}
      role="img"
      aria-label={label}
      className={still ? 'pen-board pen-board--still' : 'pen-board'}
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      preserveAspectRatio="none"
      onPointerDown={(event) => {
        if (still || pointer.current !== null || event.button > 0) return
        pointer.current = event.pointerId
        event.currentTarget.setPointerCapture(event.pointerId)
        onDown(place(event))
      }}
      onPointerMove={(event) => {
        if (pointer.current === event.pointerId) onMove(place(event))
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      {strokes.map((stroke, index) => (
        <path
          key={index}
          d={strokePath(stroke)}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={BOARD.pen}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
