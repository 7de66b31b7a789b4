import { windowBox } from '../tree/geometry'
import type { Box, ViewNode } from '../tree/view-node'
import type { DeviceShape, Platform } from '../types/device'
import type { RunningApp } from './running-app'
import { scrollTo } from './scroll'

/** px of a phone's keyboard with its bar of suggestions */
const HEIGHT: Readonly<Record<Platform, number>> = { ios: 336, android: 300 }
/** ms of its animation on an iPhone; Android does not report it */
const DURATION: Readonly<Record<Platform, number>> = { ios: 250, android: 0 }

/** The part of the window that the keyboard covers while it is shown; an area below the window while it is hidden. */
export function keyboardBox(up: boolean, { platform, size }: DeviceShape): Box {
  const height = up ? HEIGHT[platform] : 0
  return { x: 0, y: size.height - height, width: size.width, height }
}

interface KeyboardEvent {
  readonly name: string
  readonly told: object
}

/** The keyboard events that the system sends to an app: on an iPhone before and after, on Android only after. */
export function keyboardEvents(up: boolean, shape: DeviceShape): readonly KeyboardEvent[] {
  const { platform } = shape
  const { x, y, ...size } = keyboardBox(up, shape)
  const endCoordinates = { screenX: x, screenY: y, ...size }
  const told = { endCoordinates, duration: DURATION[platform], easing: 'keyboard' }
  const does = up ? 'Show' : 'Hide'
  const names =
    platform === 'ios'
      ? ['Will', 'Did'].flatMap((moment) => [`keyboard${moment}ChangeFrame`, `keyboard${moment}${does}`])
      : [`keyboardDid${does}`]
  return names.map((name) => ({ name, told }))
}

/**
 * An iPhone's own reaction for the focused input: a scroll view that adjusts to the keyboard moves the input above
 * it, even beyond the end of its content, and later scrolls back to that end.
 */
export function adjustToKeyboard(app: RunningApp, up: boolean, shape: DeviceShape): void {
  if (shape.platform !== 'ios') return
  for (let at = app.focus.node; at; at = at.parent) {
    if (at.component.kind !== 'scroll' || at.props.automaticallyAdjustKeyboardInsets !== true) continue
    if (!up) return scrollTo(at, at.scroll, app)
    const input = windowBox(app.focus.node as ViewNode)
    const covered = input.y + input.height - keyboardBox(up, shape).y
    if (covered > 0) app.tree.moveContent(at, { x: at.scroll.x, y: at.scroll.y + covered })
    return
  }
}
