import { Path2D } from '@napi-rs/canvas'
import { propOf, type Box, type ViewNode } from '../../tree/view-node'
import type { Edges } from './edges'

/** px of each corner, clockwise from the upper left: horizontal and vertical. */
export type Corners = readonly { readonly x: number; readonly y: number }[]

const NAMES = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const
const LOGICAL = ['TopStart', 'TopEnd', 'BottomEnd', 'BottomStart'] as const

/** The corners' radii, scaled down together if two do not fit on one side. */
export function cornersOf(node: ViewNode): Corners {
  const { width, height } = node.box
  const whole = propOf(node, 'borderRadius')
  const radii = NAMES.map((name, at) => {
    const own = propOf(node, `border${name}Radius`) ?? propOf(node, `border${LOGICAL[at]}Radius`) ?? whole
    return typeof own === 'number' ? Math.max(own, 0) : 0
  })
  const sum = (a: number, b: number) => (radii[a] ?? 0) + (radii[b] ?? 0)
  const across = Math.max(sum(0, 1), sum(3, 2))
  const down = Math.max(sum(0, 3), sum(1, 2))
  const factor = Math.min(1, width / (across || 1), height / (down || 1))
  return radii.map((radius) => ({ x: radius * factor, y: radius * factor }))
}

/** The inner corners of a border. */
export function innerCorners(corners: Corners, { Top, Right, Bottom, Left }: Edges): Corners {
  const taken = [
    { x: Left, y: Top },
    { x: Right, y: Top },
    { x: Right, y: Bottom },
    { x: Left, y: Bottom },
  ]
  return corners.map(({ x, y }, at) => ({
    x: Math.max(x - (taken[at]?.x ?? 0), 0),
    y: Math.max(y - (taken[at]?.y ?? 0), 0),
  }))
}

export function isRound(corners: Corners): boolean {
  return corners.some(({ x, y }) => x > 0 && y > 0)
}

const QUARTER = Math.PI / 2

/** A rectangle with these corners, clockwise. */
export function roundedPath({ x, y, width, height }: Box, corners: Corners): Path2D {
  const path = new Path2D()
  if (!isRound(corners)) {
    path.rect(x, y, width, height)
    return path
  }
  const at = (right: number, down: number, turn: number) => {
    const { x: rx, y: ry } = corners[turn] ?? SHARP
    const centre = { x: right === 0 ? x + rx : x + width - rx, y: down === 0 ? y + ry : y + height - ry }
    path.ellipse(centre.x, centre.y, rx, ry, 0, (turn - 2) * QUARTER, (turn - 1) * QUARTER)
  }
  at(0, 0, 0)
  at(1, 0, 1)
  at(1, 1, 2)
  at(0, 1, 3)
  path.closePath()
  return path
}

const SHARP = { x: 0, y: 0 }
