import type { Bridge } from '../bridge/create-bridge'
import type { GestureHandlers } from '../modules/views/gesture-handler'
import type { AnimatedEvents } from '../modules/views/native-animated'
import type { ViewNode } from '../tree/view-node'
import type { ViewTree } from '../tree/view-tree'

/** One run of the app, from its start until it is killed. */
export interface RunningApp {
  readonly tree: ViewTree
  readonly bridge: Bridge
  readonly animated: AnimatedEvents
  readonly gestures: GestureHandlers
  /** the input that has the focus */
  readonly focus: { node: ViewNode | null }
  /** How many timers of at most so many ms are pending. */
  timers(longest: number): number
  /** Sends a view's event, such as `topScroll`. */
  send(node: ViewNode, event: string, payload: Readonly<Record<string, unknown>>): void
  stop(): void
}
