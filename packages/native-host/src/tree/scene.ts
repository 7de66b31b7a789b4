import { boxAround, clips, meet, toParent } from './geometry'
import { compose, IDENTITY, type Affine } from './transform'
import { propOf, type Box, type ViewNode } from './view-node'
import { layersOf, visibleChildren } from './visible-children'

/** A view as it is drawn. */
export interface Drawn {
  readonly node: ViewNode
  /** from its own coordinates to the window's */
  readonly map: Affine
  /** the part of it that is visible after clipping; null if none */
  readonly box: Box | null
  /** its own opacity times that of all its ancestors */
  readonly opacity: number
  /** position in drawing order: later views are on top */
  readonly order: number
  /** the position of the last view inside it */
  last: number
}

/** Everything that is drawn at one moment. */
export interface Scene {
  /** undefined for views that are on no visible screen */
  get(node: ViewNode): Drawn | undefined
  /** the opaque ones, in drawing order */
  readonly opaque: readonly Drawn[]
}

const FULL = 0xff

export function drawScene(root: ViewNode): Scene {
  const drawn = new Map<ViewNode, Drawn>()
  const opaque: Drawn[] = []
  const window: Box = { x: 0, y: 0, width: root.box.width, height: root.box.height }
  let order = 0

  function draw(node: ViewNode, outer: Affine, clip: Box | null, opacity: number): number {
    const map = node.parent && node.component.kind !== 'modal' ? compose(outer, toParent(node)) : IDENTITY
    const around = boxAround(map, node.box)
    const own = propOf(node, 'opacity')
    const entry: Drawn = {
      node,
      map,
      box: clip && meet(around, clip),
      opacity: typeof own === 'number' ? opacity * own : opacity,
      order: order++,
      last: 0,
    }
    drawn.set(node, entry)
    if (entry.box && entry.opacity === 1 && isOpaque(node)) opaque.push(entry)
    const inner = clips(node) ? entry.box : clip
    let { order: last } = entry
    for (const child of visibleChildren(node)) last = draw(child, map, inner, entry.opacity)
    entry.last = last
    return last
  }

  for (const layer of layersOf(root)) draw(layer, IDENTITY, window, 1)
  return { get: (node) => drawn.get(node), opaque }
}

function isOpaque(node: ViewNode): boolean {
  const background = propOf(node, 'backgroundColor')
  return typeof background === 'number' && ((background >>> 24) & FULL) === FULL
}
