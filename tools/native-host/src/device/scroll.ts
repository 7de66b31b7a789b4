import { clamped, contentSize, type Offset } from '../tree/scroll-offset'
import type { ViewNode } from '../tree/view-node'
import type { ViewTree } from '../tree/view-tree'
import type { RunningApp } from './running-app'

interface Scrolling {
  readonly tree: ViewTree
  readonly send: RunningApp['send']
}

/** What every scroll event carries. */
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

/** Moves the content as the app asks for it: no finger takes part. */
export function scrollTo(scroller: ViewNode, offset: Offset, { tree, send }: Scrolling): void {
  const { x, y } = scroller.scroll
  const now = clamped(scroller, offset)
  if (x === now.x && y === now.y) return
  tree.moveContent(scroller, now)
  send(scroller, 'topScroll', payloadOf(scroller))
  send(scroller, 'topMomentumScrollEnd', payloadOf(scroller))
}

/** Moves the content as a finger does: the app hears of the drag's beginning, the way and its end. */
export function dragTo(scroller: ViewNode, offset: Offset, { tree, send }: Scrolling): void {
  send(scroller, 'topScrollBeginDrag', payloadOf(scroller))
  tree.moveContent(scroller, clamped(scroller, offset))
  for (const event of ['topScroll', 'topScrollEndDrag', 'topMomentumScrollBegin', 'topMomentumScrollEnd']) {
    send(scroller, event, payloadOf(scroller))
  }
}
