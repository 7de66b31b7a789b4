import { windowBox } from '../tree/geometry'
import { clamped, contentSize, reach, type Offset } from '../tree/scroll-offset'
import type { ViewNode } from '../tree/view-node'
import type { ViewTree } from '../tree/view-tree'
import type { RunningApp } from './running-app'

interface Scrolling {
  readonly tree: ViewTree
  readonly send: RunningApp['send']
}

/** The content of every scroll event. */
function payloadOf(scroller: ViewNode): Readonly<Record<string, unknown>> {
  return {
    contentOffset: { ...scroller.scroll },
    contentSize: contentSize(scroller),
    layoutMeasurement: { width: scroller.box.width, height: scroller.box.height },
    contentInset: { top: 0, right: 0, bottom: 0, left: 0 },
    velocity: { x: 0, y: 0 },
    zoomScale: 1,
    responderIgnoreScroll: true,
  }
}

/** Scrolls for the app, without a finger. */
export function scrollTo(scroller: ViewNode, offset: Offset, { tree, send }: Scrolling): void {
  const { x, y } = scroller.scroll
  const now = clamped(scroller, offset)
  if (x === now.x && y === now.y) return
  tree.moveContent(scroller, now)
  send(scroller, 'topScroll', payloadOf(scroller))
  send(scroller, 'topMomentumScrollEnd', payloadOf(scroller))
}

/** Scrolls with a finger: the app gets the start of the drag, its moves and its end. */
export function dragTo(scroller: ViewNode, offset: Offset, { tree, send }: Scrolling): void {
  send(scroller, 'topScrollBeginDrag', payloadOf(scroller))
  tree.moveContent(scroller, clamped(scroller, offset))
  for (const event of ['topScroll', 'topScrollEndDrag', 'topMomentumScrollBegin', 'topMomentumScrollEnd']) {
    send(scroller, event, payloadOf(scroller))
  }
}

/** The nearest scroll view around a view, or the view itself. */
export function scrollerOf(node: ViewNode): ViewNode | null {
  for (let at: ViewNode | null = node; at; at = at.parent) {
    if (at.component.kind === 'scroll' && at.props.scrollEnabled !== false) return at
  }
  return null
}

/** The refresh control around a view. */
export function refresherOf(node: ViewNode): ViewNode | null {
  const refreshes = (each: ViewNode) => /Refresh/.test(each.component.name)
  for (let at: ViewNode | null = node; at; at = at.parent) {
    if (refreshes(at)) return at
    const own = at.component.kind === 'scroll' ? at.children.find(refreshes) : undefined
    if (own) return own
  }
  return null
}

/** Scrolls all scroll views that clip the view, from the outermost on. */
export function bringIntoView(node: ViewNode, scrolling: Scrolling): void {
  const scrollers: ViewNode[] = []
  for (let at = node.parent; at; at = at.parent) if (at.component.kind === 'scroll') scrollers.unshift(at)
  for (const scroller of scrollers) {
    const place = windowBox(node)
    const frame = windowBox(scroller)
    const most = reach(scroller)
    const offset = {
      x: most.x > 0 ? scroller.scroll.x + place.x + place.width / 2 - (frame.x + frame.width / 2) : 0,
      y: most.y > 0 ? scroller.scroll.y + place.y + place.height / 2 - (frame.y + frame.height / 2) : 0,
    }
    dragTo(scroller, offset, scrolling)
  }
}
