import type { ViewNode } from './view-node'

export interface Offset {
  readonly x: number
  readonly y: number
}

/** How far a scroll view's content reaches, px. */
export function contentSize(scroller: ViewNode): { width: number; height: number } {
  const { width, height } = scroller.box
  return scroller.children.reduce(
    (size, { box }) => ({
      width: Math.max(size.width, box.x + box.width),
      height: Math.max(size.height, box.y + box.height),
    }),
    { width, height },
  )
}

/** The farthest that the content can be moved. */
export function reach(scroller: ViewNode): Offset {
  const content = contentSize(scroller)
  return { x: content.width - scroller.box.width, y: content.height - scroller.box.height }
}

/** The nearest valid offset. */
export function clamped(scroller: ViewNode, { x, y }: Offset): Offset {
  const most = reach(scroller)
  return { x: Math.min(Math.max(x, 0), most.x), y: Math.min(Math.max(y, 0), most.y) }
}
