import type { GestureHandler } from '../modules/views/gesture-handler'
import type { RunningApp } from '../device/running-app'
import { isInside, type ViewNode } from '../tree/view-node'
import { hitTest, type Hit } from './hit-test'

interface Point {
  readonly x: number
  readonly y: number
}

/** The states of a gesture handler, as react-native-gesture-handler numbers them. */
export const STATE = { UNDETERMINED: 0, FAILED: 1, BEGAN: 2, ACTIVE: 4, END: 5 } as const
/** Gesture handlers that a short touch of one finger activates. */
const BY_TAP = new Set(['TapGestureHandler', 'NativeViewGestureHandler'])

/** A finger taps at this point. Returns the touched view. */
export function touch(app: RunningApp, point: Point): ViewNode | null {
  const hit = hitTest(app.tree.root, point)
  if (!hit) return null
  receive(app, 'topTouchStart', hit, point)
  receive(app, 'topTouchEnd', hit, point)
  recognize(app, hit, point)
  actNatively(app, hit.node)
  return hit.node
}

function receive(app: RunningApp, event: string, { node, local }: Hit, { x, y }: Point): void {
  const finger = {
    target: node.tag,
    targetSurface: -1,
    identifier: 0,
    pageX: x,
    pageY: y,
    locationX: local.x,
    locationY: local.y,
    timestamp: performance.now(),
    force: 1,
  }
  app.bridge.call('RCTEventEmitter', 'receiveTouches', event, [finger], [0])
}

function recognize(app: RunningApp, { node, local }: Hit, point: Point): void {
  for (const handler of app.gestures.values()) {
    const view = handler.view === null ? undefined : app.tree.get(handler.view)
    if (!view || !isInside(node, view) || handler.config.enabled === false) continue
    const states = BY_TAP.has(handler.name) ? [STATE.BEGAN, STATE.ACTIVE, STATE.END] : [STATE.BEGAN, STATE.FAILED]
    let before: number = STATE.UNDETERMINED
    for (const state of states) {
      reportTouch(app, handler, view, { state, oldState: before, ...local, absoluteX: point.x, absoluteY: point.y })
      before = state
    }
  }
}

/** Sends a gesture handler's next state to JavaScript. */
export function reportTouch(
  app: RunningApp,
  handler: GestureHandler,
  view: ViewNode,
  state: Readonly<Record<string, number>>,
): void {
  const payload = { handlerTag: handler.tag, numberOfPointers: 1, pointerInside: true, ...state }
  if (handler.byDeviceEvent) app.bridge.emit('onGestureHandlerStateChange', { target: view.tag, ...payload })
  else app.send(view, 'onGestureHandlerStateChange', payload)
}

/** What a native control itself does on a touch: a switch toggles. */
function actNatively(app: RunningApp, node: ViewNode): void {
  if (!/Switch$/.test(node.component.name)) return
  if (node.props.enabled === false || node.props.disabled === true) return
  const value = !(node.props.on ?? node.props.value)
  node.props.on = node.props.value = value
  app.send(node, 'topChange', { value })
}
