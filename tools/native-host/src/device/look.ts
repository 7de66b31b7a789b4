import { centreOf, clippedBox, holds, toWindow, windowBox } from '../tree/geometry'
import { apply, invert } from '../tree/transform'
import { isInside, propOf, type Box, type ViewNode } from '../tree/view-node'
import { isShown, layerOf, layersOf, visibleChildren } from '../tree/visible-children'
import { hitTest } from '../touch/hit-test'

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * What a person sees of a view: `visible`, or why not. `hidden` is on a screen below, in a closed modal, or see-through;
 * `empty` has no size; `outside` the screen, or cut off by what it scrolls in; `covered` lies under `by`.
 */
export type Sight =
  | { readonly state: 'visible'; readonly box: Box }
  | { readonly state: 'hidden' | 'empty' | 'outside' }
  | { readonly state: 'covered'; readonly box: Box; readonly by: ViewNode }

const OPAQUE = 0xff

/** px from the edges of what is left of a view, where it is looked at besides its middle */
const EDGE = 2

export function lookAt(root: ViewNode, node: ViewNode): Sight {
  const layers = layersOf(root)
  if (!isShown(node, layers) || opacityOf(node) === 0) return { state: 'hidden' }
  if (node.box.width === 0 || node.box.height === 0) return { state: 'empty' }
  const box = clippedBox(node, { x: 0, y: 0, width: root.box.width, height: root.box.height })
  if (!box) return { state: 'outside' }
  const above = drawnAfter(root, node)
  const covers = pointsOf(box).map((point) => above.find((other) => coversPoint(other, point)))
  const [cover] = covers
  if (cover && covers.every(Boolean)) return { state: 'covered', box, by: cover }
  return { state: 'visible', box }
}

/** What a finger at the middle of the view's visible part meets. */
export function touchPoint(root: ViewNode, node: ViewNode, box: Box): { point: Point; met: ViewNode | null } {
  const point = centreOf(box)
  const met = hitTest(root, point)?.node ?? null
  return { point, met: met && !isInside(met, node) ? met : node }
}

function opacityOf(node: ViewNode): number {
  let opacity = 1
  for (let at: ViewNode | null = node; at; at = at.parent) {
    const own = propOf(at, 'opacity')
    if (typeof own === 'number') opacity *= own
  }
  return opacity
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

/** The views that are drawn over this one: what follows it at each step up to its layer, and the layers above. */
function drawnAfter(root: ViewNode, node: ViewNode): readonly ViewNode[] {
  const above: ViewNode[] = []
  for (let at = node; at.parent && at.component.kind !== 'modal'; at = at.parent) {
    const drawn = visibleChildren(at.parent)
    const from = drawn.indexOf(at)
    if (from >= 0) for (const later of drawn.slice(from + 1)) above.push(...drawnIn(later))
  }
  const layers = layersOf(root)
  for (const layer of layers.slice(layers.indexOf(layerOf(node)) + 1)) above.push(...drawnIn(layer))
  return above
}

function drawnIn(node: ViewNode): readonly ViewNode[] {
  return [node, ...visibleChildren(node).flatMap(drawnIn)]
}

/** Only what nobody can see through covers: a background of full strength, or a picture. */
function coversPoint(node: ViewNode, point: Point): boolean {
  if (opacityOf(node) < 1 || !isOpaque(node)) return false
  const box = clippedBox(node, windowBox(node))
  if (!box || !holds(box, point)) return false
  const back = invert(toWindow(node))
  if (!back) return false
  const local = apply(back, point.x, point.y)
  return holds({ x: 0, y: 0, width: node.box.width, height: node.box.height }, local)
}

function isOpaque(node: ViewNode): boolean {
  if (node.component.kind === 'image') return false
  const background = propOf(node, 'backgroundColor')
  return typeof background === 'number' && ((background >>> 24) & OPAQUE) === OPAQUE
}
