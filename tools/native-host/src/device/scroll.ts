import type { ViewNode } from '../tree/view-node'
import type { RunningApp } from './running-app'

interface Offset {
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

function clamped(scroller: ViewNode, { x, y }: Offset): Offset {
  const most = reach(scroller)
  return { x: Math.min(Math.max(x, 0), most.x), y: Math.min(Math.max(y, 0), most.y) }
}

/** Content that became shorter takes the offset back with it. */
export function clampScroll(scroller: ViewNode): void {
  scroller.scroll = { ...clamped(scroller, scroller.scroll) }
}

/** What every scroll event carries. */
export function scrollPayload(scroller: ViewNode): Readonly<Record<string, unknown>> {
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

/** Moves the content as the app asks for it: no finger takes part. Returns whether it moved. */
export function scrollTo(scroller: ViewNode, offset: Offset, send: RunningApp['send']): boolean {
  const before = scroller.scroll
  scroller.scroll = { ...clamped(scroller, offset) }
  if (before.x === scroller.scroll.x && before.y === scroller.scroll.y) return false
  send(scroller, 'topScroll', scrollPayload(scroller))
  send(scroller, 'topMomentumScrollEnd', scrollPayload(scroller))
  return true
}

/** Moves the content as a finger does: the app hears of the drag's beginning, the way and its end. */
export function dragTo(scroller: ViewNode, offset: Offset, send: RunningApp['send']): void {
  send(scroller, 'topScrollBeginDrag', scrollPayload(scroller))
  scroller.scroll = { ...clamped(scroller, offset) }
  for (const event of ['topScroll', 'topScrollEndDrag', 'topMomentumScrollBegin', 'topMomentumScrollEnd']) {
    send(scroller, event, scrollPayload(scroller))
  }
}
