import { clips, holds, toParent } from '../tree/geometry'
import { apply, invert } from '../tree/transform'
import type { ViewNode } from '../tree/view-node'
import { layersOf, visibleChildren } from '../tree/visible-children'

interface Point {
  readonly x: number
  readonly y: number
}

export interface Hit {
  readonly node: ViewNode
  /** in the node's own coordinates */
  readonly local: Point
}

/**
 * The view that gets a touch at this point of the window: the topmost one that accepts touches, by React Native's hit
 * testing on both platforms.
 */
export function hitTest(root: ViewNode, point: Point): Hit | null {
  for (const layer of [...layersOf(root)].reverse()) {
    const hit = hitInside(layer, point)
    if (hit) return hit
  }
  return null
}

function hitInside(node: ViewNode, local: Point): Hit | null {
  const takes = String(node.props.pointerEvents ?? 'auto')
  if (takes === 'none') return null
  const inside = holds({ x: 0, y: 0, width: node.box.width, height: node.box.height }, local)
  if (!inside && clips(node)) return null
  if (takes !== 'box-only') {
    for (const child of [...visibleChildren(node)].reverse()) {
      const back = invert(toParent(child))
      const hit = back && hitInside(child, apply(back, local.x, local.y))
      if (hit) return hit
    }
  }
  if (takes === 'box-none') return null
  return inside || inSlop(node, local) ? { node: spanAt(node, local), local } : null
}

function inSlop(node: ViewNode, point: Point): boolean {
  const slop = node.props.hitSlop as Readonly<Record<string, number>> | number | undefined
  if (!slop) return false
  const at = (side: string) => (typeof slop === 'number' ? slop : (slop[side] ?? 0))
  const width = node.box.width + at('left') + at('right')
  return holds({ x: -at('left'), y: -at('top'), width, height: node.box.height + at('top') + at('bottom') }, point)
}

/** Inside a text the touch goes to the span at that point. */
function spanAt(node: ViewNode, { x, y }: Point): ViewNode {
  const line = node.text?.lines.find((each) => y >= each.y && y < each.y + each.height)
  const piece = line?.pieces.find((each) => x >= each.x && x < each.x + each.width)
  if (!piece || piece.run.tag === node.tag) return node
  return spanOf(node, piece.run.tag) ?? node
}

function spanOf(node: ViewNode, tag: number): ViewNode | undefined {
  for (const child of node.children) {
    const found = child.tag === tag ? child : spanOf(child, tag)
    if (found) return found
  }
  return undefined
}
