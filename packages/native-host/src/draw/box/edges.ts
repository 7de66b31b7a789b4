import { Edge } from 'yoga-layout/load'
import { propOf, type Box, type ViewNode } from '../../tree/view-node'
import { cssColor } from '../color'

export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
export type Side = (typeof SIDES)[number]

/** px at each side */
export type Edges = Readonly<Record<Side, number>>

const NO_EDGES: Edges = { Top: 0, Right: 0, Bottom: 0, Left: 0 }
const BLACK = 0xff000000

function ofSides<T>(value: (side: Side) => T): Record<Side, T> {
  return { Top: value('Top'), Right: value('Right'), Bottom: value('Bottom'), Left: value('Left') }
}

/** The border widths, as laid out. */
export function borderOf({ yoga }: ViewNode): Edges {
  return yoga ? ofSides((side) => yoga.getComputedBorder(Edge[side]) || 0) : NO_EDGES
}

function paddingOf({ yoga }: ViewNode): Edges {
  return yoga ? ofSides((side) => yoga.getComputedPadding(Edge[side]) || 0) : NO_EDGES
}

export function borderColors(node: ViewNode): Readonly<Record<Side, string | null>> {
  const logical: Partial<Record<Side, string>> = { Left: 'Start', Right: 'End' }
  return ofSides((side) => {
    const own = propOf(node, `border${side}Color`) ?? propOf(node, `border${logical[side] ?? side}Color`)
    return cssColor(own ?? propOf(node, 'borderColor') ?? BLACK)
  })
}

export function shrink({ x, y, width, height }: Box, { Top, Right, Bottom, Left }: Edges): Box {
  return {
    x: x + Left,
    y: y + Top,
    width: Math.max(width - Left - Right, 0),
    height: Math.max(height - Top - Bottom, 0),
  }
}

/** The view's box in its own coordinates. */
export function ownBox({ box: { width, height } }: ViewNode): Box {
  return { x: 0, y: 0, width, height }
}

/** The content box inside border and padding, in the view's own coordinates. */
export function contentBox(node: ViewNode): Box {
  return shrink(shrink(ownBox(node), borderOf(node)), paddingOf(node))
}
