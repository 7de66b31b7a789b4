import type { RunningApp } from '../device/running-app'
import type { GestureHandler } from '../modules/views/gesture-handler'
import { isInside, type ViewNode } from '../tree/view-node'
import { reportTouch, STATE } from './finger'
import { hitTest } from './hit-test'

interface Screen {
  readonly width: number
  readonly height: number
}

/** The swipe's distance from the edge, its length and its speed, in px and px/s. */
const EDGE = 4
const WAY = 0.8
const SPEED = 600

/** How deep a view stands in the tree. */
function depth(node: ViewNode): number {
  return node.parent ? 1 + depth(node.parent) : 0
}

/**
 * A swipe from the left edge: activates the innermost pan handler under the finger, such as that of a stack of
 * screens. Returns the view of that handler; null if there is none.
 */
export function swipeBack(app: RunningApp, { width, height }: Screen): ViewNode | null {
  const from = { x: EDGE, y: height / 2 }
  const hit = hitTest(app.tree.root, from)
  if (!hit) return null
  const found = [...app.gestures.values()]
    .filter(({ name, config }) => name === 'PanGestureHandler' && config.enabled !== false)
    .map((handler) => ({ handler, view: handler.view === null ? undefined : app.tree.get(handler.view) }))
    .filter((one): one is { handler: GestureHandler; view: ViewNode } =>
      Boolean(one.view && isInside(hit.node, one.view)),
    )
    .sort((one, other) => depth(other.view) - depth(one.view))[0]
  if (!found) return null
  const { handler, view } = found
  const way = width * WAY
  const places = [
    { state: STATE.BEGAN, oldState: STATE.UNDETERMINED, gone: 0 },
    { state: STATE.ACTIVE, oldState: STATE.BEGAN, gone: way / 2 },
    { state: STATE.END, oldState: STATE.ACTIVE, gone: way },
  ]
  for (const { gone, ...states } of places) {
    reportTouch(app, handler, view, {
      ...states,
      x: from.x + gone,
      y: from.y,
      absoluteX: from.x + gone,
      absoluteY: from.y,
      translationX: gone,
      translationY: 0,
      velocityX: gone === 0 ? 0 : SPEED,
      velocityY: 0,
    })
  }
  return view
}
