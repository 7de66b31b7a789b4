import { windowBox } from '../tree/geometry'
import type { Box, ViewNode } from '../tree/view-node'
import type { DeviceShape, Platform } from '../types/device'
import type { RunningApp } from './running-app'
import { scrollTo } from './scroll'

/** px of a phone's keyboard with its bar of suggestions */
const HEIGHT: Readonly<Record<Platform, number>> = { ios: 336, android: 300 }
/** ms that it moves on an iPhone; Android says nothing of it */
const DURATION: Readonly<Record<Platform, number>> = { ios: 250, android: 0 }

/** What the keyboard takes of the window while it is up; nothing below the window while it is down. */
export function keyboardBox(up: boolean, { platform, size }: DeviceShape): Box {
  const height = up ? HEIGHT[platform] : 0
  return { x: 0, y: size.height - height, width: size.width, height }
}

interface KeyboardEvent {
  readonly name: string
  readonly told: object
}

/** What the system tells an app when the keyboard comes up or goes: an iPhone before and after, Android after alone. */
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
 * What an iPhone does by itself for the input in focus: a scroll that was told to adjust itself to the keyboard moves
 * the input above it, further than its content reaches, and goes back to where that ends.
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
