import type { Point, Stroke } from './board'

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * A stroke as the `d` of an SVG path with round ends: curves through the middles of its points, so that it has no
 * corners where the finger was slow to report. A dot is a line of no length, which round ends make visible.
 */
export function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const last = rest.pop()
  if (!last) return `M${at(first)}h0.01`
  const curves = rest.map((point, index) => `Q${at(point)} ${at(between(point, rest[index + 1] ?? last))}`)
  return `M${at(first)}${curves.join('')}L${at(last)}`
}
