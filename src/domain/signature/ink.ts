import { BOARD, type Point, type Stroke } from './board'

/** Shades from paper to ink: as many as four bits hold. */
export const SHADES = 16

export interface Picture {
  readonly width: number
  readonly height: number
  /** By row from the top: 0 is paper, 15 is ink. */
  readonly shades: Uint8Array
}

/** The distance of a point from the line between two others. */
function away({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = dx * dx + dy * dy
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square))
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy)
}

/** Draws a line with round ends; its edge is blurred over one pixel. */
function drawLine({ width, height, shades }: Picture, a: Point, b: Point): void {
  const reach = BOARD.pen / 2 + 1
  const first = { x: Math.max(0, Math.floor(Math.min(a.x, b.x) - reach)), y: Math.floor(Math.min(a.y, b.y) - reach) }
  const last = { x: Math.min(width - 1, Math.max(a.x, b.x) + reach), y: Math.max(a.y, b.y) + reach }
  for (let y = Math.max(0, first.y); y <= Math.min(height - 1, last.y); y += 1) {
    for (let x = first.x; x <= last.x; x += 1) {
      const cover = Math.min(1, Math.max(0, BOARD.pen / 2 + 0.5 - away({ x: x + 0.5, y: y + 0.5 }, a, b)))
      const place = y * width + x
      shades[place] = Math.max(shades[place] ?? 0, Math.round(cover * (SHADES - 1)))
    }
  }
}

/** The board with these strokes, one pixel per unit. */
export function inked(strokes: readonly Stroke[]): Picture {
  const { width, height } = BOARD
  const picture = { width, height, shades: new Uint8Array(width * height) }
  for (const stroke of strokes) {
    stroke.forEach((point, index) => drawLine(picture, point, stroke[index + 1] ?? point))
  }
  return picture
}
