import type { Point, Stroke } from '@/domain/signature/board'

/** The board that each target draws on. Points are in units of the board (BOARD), whatever its size. */
export interface PenBoardProps {
  id: string
  strokes: readonly Stroke[]
  /** Accessible name: what the board is, and whether it is signed. */
  label: string
  /** Shows the typed name and takes no pen. */
  still: boolean
  onDown: (point: Point) => void
  onMove: (point: Point) => void
}
