import type { Point, Stroke } from './board'

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * The `d` of an SVG path for a stroke with round ends. Curves through the midpoints of its points avoid corners where
 * the device reported few of them. A dot is a line of length zero, which round ends make visible.
 */
export function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const last = rest.pop()
  if (!last) return `M${at(first)}h0.01`
  const curves = rest.map((point, index) => `Q${at(point)} ${at(between(point, rest[index + 1] ?? last))}`)
  return `M${at(first)}${curves.join('')}L${at(last)}`
}
