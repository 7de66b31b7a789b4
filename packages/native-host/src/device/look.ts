import { centreOf, holds } from '../tree/geometry'
import type { Drawn, Scene } from '../tree/scene'
import { apply, invert } from '../tree/transform'
import { isInside, type Box, type ViewNode } from '../tree/view-node'
import { hitTest } from '../touch/hit-test'

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Whether a user can see a view: `visible`, or why not. `hidden`: on a screen below, in a closed modal, or
 * transparent; `empty`: without a size; `outside` the screen, or clipped by its scroll view; `covered`: under `by`.
 */
export type Sight =
  | { readonly state: 'visible'; readonly box: Box }
  | { readonly state: 'hidden' | 'empty' | 'outside' }
  | { readonly state: 'covered'; readonly box: Box; readonly by: ViewNode }

/** px of a clipped view that a finger needs */
const FINGER = 8

/** px from the edges of the visible part, for the points that are checked besides its middle */
const EDGE = 2

export function lookAt(scene: Scene, node: ViewNode): Sight {
  const drawn = scene.get(node)
  if (!drawn || drawn.opacity === 0) return { state: 'hidden' }
  if (node.box.width === 0 || node.box.height === 0) return { state: 'empty' }
  const { box } = drawn
  if (!box) return { state: 'outside' }
  const above = scene.opaque.filter((other) => other.order > drawn.last)
  let cover: ViewNode | undefined
  for (const point of pointsOf(box)) {
    const over = above.find((other) => coversPoint(other, point))
    if (!over) return { state: 'visible', box }
    cover ??= over.node
  }
  return cover ? { state: 'covered', box, by: cover } : { state: 'visible', box }
}

/** Whether its scroll view or its covers leave too little of a view for a finger. */
export function isSliver(node: ViewNode, { width, height }: Box): boolean {
  return width < Math.min(FINGER, node.box.width) || height < Math.min(FINGER, node.box.height)
}

export type Aim =
  | { readonly point: Point }
  /** what a finger at the middle touches instead; null if nothing does */
  | { readonly inTheWay: ViewNode | null }

/**
 * The point in the visible part of a view at which a finger touches it: the middle, or else a point beside what
 * covers it.
 */
export function aimAt(root: ViewNode, node: ViewNode, box: Box): Aim {
  const points = [centreOf(box), ...quartersOf(box), ...pointsOf(box)]
  const met = points.map((point) => hitTest(root, point)?.node ?? null)
  const at = met.findIndex((each) => each !== null && isInside(each, node))
  const point = points[at]
  return point ? { point } : { inTheWay: met[0] ?? null }
}

function quartersOf({ x, y, width, height }: Box): readonly Point[] {
  const parts = [0.25, 0.5, 0.75]
  return parts.flatMap((down) => parts.map((right) => ({ x: x + width * right, y: y + height * down })))
}

function pointsOf({ x, y, width, height }: Box): readonly Point[] {
  const inset = { x: Math.min(EDGE, width / 4), y: Math.min(EDGE, height / 4) }
  return [
    { x: x + width / 2, y: y + height / 2 },
    { x: x + inset.x, y: y + inset.y },
    { x: x + width - inset.x, y: y + inset.y },
    { x: x + inset.x, y: y + height - inset.y },
    { x: x + width - inset.x, y: y + height - inset.y },
  ]
}

/** Whether the opaque view covers the point. */
function coversPoint({ node, map, box }: Drawn, point: Point): boolean {
  if (!box || !holds(box, point)) return false
  const back = invert(map)
  if (!back) return false
  return holds({ x: 0, y: 0, width: node.box.width, height: node.box.height }, apply(back, point.x, point.y))
}
