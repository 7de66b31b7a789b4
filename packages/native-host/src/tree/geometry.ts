import { apply, compose, IDENTITY, moved, transformOf, type Affine } from './transform'
import { propOf, type Box, type ViewNode } from './view-node'

/** From a view's own coordinates to its parent's. */
export function toParent(node: ViewNode): Affine {
  const { x, y } = node.box
  const scroll = node.parent?.scroll ?? { x: 0, y: 0 }
  const place = moved(x - scroll.x, y - scroll.y)
  const transform = transformOf(propOf(node, 'transform'), node.box)
  return transform === IDENTITY ? place : compose(place, transform)
}

/** From a view's own coordinates to the window's. A modal has the window's coordinates. */
export function toWindow(node: ViewNode): Affine {
  let map = IDENTITY
  for (let at: ViewNode | null = node; at && at.component.kind !== 'modal'; at = at.parent) {
    if (at.parent) map = compose(toParent(at), map)
  }
  return map
}

/** The bounding box of the view in the window. */
export function windowBox(node: ViewNode): Box {
  return boxAround(toWindow(node), node.box)
}

export function boxAround(map: Affine, { width, height }: { width: number; height: number }): Box {
  const corners = [apply(map, 0, 0), apply(map, width, 0), apply(map, 0, height), apply(map, width, height)]
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Null if they do not intersect. */
export function meet(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

export function holds({ x, y, width, height }: Box, point: { x: number; y: number }): boolean {
  return point.x >= x && point.y >= y && point.x < x + width && point.y < y + height
}

export function centreOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Whether the view clips its children. */
export function clips(node: ViewNode): boolean {
  const { kind } = node.component
  return kind === 'scroll' || kind === 'image' || node.props.overflow === 'hidden' || node.props.overflow === 'scroll'
}
