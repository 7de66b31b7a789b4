import { createAnimatedGraph, type NodeConfig } from '../../animated/animated-graph'
import { callsBack, does, EMITTER, type Callback, type NativeModule } from '../../bridge/native-module'
import type { NativeContext } from '../native-context'

interface AnimationConfig {
  readonly type: 'frames' | 'spring' | 'decay'
  readonly frames?: readonly number[]
  readonly toValue?: number
  /** -1 for ever */
  readonly iterations?: number
  readonly velocity?: number
  readonly deceleration?: number
}

interface EventMapping {
  readonly nativeEventPath: readonly string[]
  readonly animatedValueTag: number | null
}

const FRAME_MS = 1000 / 60
/** Springs get about the time that React Native's own take to come to rest. */
const SPRING_MS = 500

/** Sets values from a view's events, such as its scroll position, without JavaScript. */
export interface AnimatedEvents {
  feed(view: number, event: string, payload: Readonly<Record<string, unknown>>): void
}

/**
 * Native animations. A value stays unchanged for the animation's duration and then jumps to its end, as tests cannot
 * see the steps between. An endless animation stays at its start.
 */
export function nativeAnimated(context: NativeContext): { module: NativeModule; events: AnimatedEvents } {
  const graph = createAnimatedGraph((view, props) => {
    const node = context.tree.get(view)
    if (node) context.tree.animate(node, props)
  })
  const running = new Map<number, { cancel: () => void; end: (finished: boolean) => void }>()
  const heard = new Set<number>()
  const mappings = new Map<string, EventMapping[]>()

  function set(tag: number, value: number): void {
    graph.set(tag, value)
    if (heard.has(tag)) context.emit('onAnimatedValueUpdate', { tag, value: graph.valueOf(tag) })
  }

  function start(id: number, tag: number, config: AnimationConfig, done: Callback): void {
    if (config.iterations === -1) return
    const target = targetOf(config, graph.valueOf(tag))
    const end = (finished: boolean) => {
      running.delete(id)
      done({ finished, value: graph.valueOf(tag), offset: 0 })
    }
    const cancel = context.later(durationOf(config), () => {
      set(tag, target)
      end(true)
    })
    running.set(id, { cancel, end })
  }

  const key = (view: number, event: string) => `${view} ${event.replace(/^(on|top)/, '')}`
  const module: NativeModule = {
    name: 'NativeAnimatedModule',
    // without it JavaScript sends its operations one by one, as it does by default
    lacks: ['queueAndExecuteBatchedOperations'],
    methods: {
      ...EMITTER,
      startOperationBatch: does(() => undefined),
      finishOperationBatch: does(() => undefined),
      createAnimatedNode: does((tag: number, config: NodeConfig) => graph.create(tag, config)),
      updateAnimatedNodeConfig: does((tag: number, config: NodeConfig) => graph.create(tag, config)),
      getValue: callsBack([1], (tag: number, done: Callback) => done(graph.valueOf(tag))),
      startListeningToAnimatedNodeValue: does((tag: number) => void heard.add(tag)),
      stopListeningToAnimatedNodeValue: does((tag: number) => void heard.delete(tag)),
      connectAnimatedNodes: does(graph.connect),
      disconnectAnimatedNodes: does(graph.disconnect),
      startAnimatingNode: callsBack([3], start),
      stopAnimation: does((id: number) => {
        const animation = running.get(id)
        animation?.cancel()
        animation?.end(false)
      }),
      setAnimatedNodeValue: does(set),
      setAnimatedNodeOffset: does((tag: number, offset: number) => graph.offset(tag, (value) => [value, offset])),
      flattenAnimatedNodeOffset: does((tag: number) => graph.offset(tag, (value, offset) => [value + offset, 0])),
      extractAnimatedNodeOffset: does((tag: number) => graph.offset(tag, (value, offset) => [0, value + offset])),
      connectAnimatedNodeToView: does(graph.attach),
      disconnectAnimatedNodeFromView: does(graph.detach),
      restoreDefaultValues: does((tag: number) => graph.detach(tag)),
      dropAnimatedNode: does(graph.drop),
      addAnimatedEventToView: does((view: number, event: string, mapping: EventMapping) => {
        mappings.set(key(view, event), [...(mappings.get(key(view, event)) ?? []), mapping])
      }),
      removeAnimatedEventFromView: does((view: number, event: string) => void mappings.delete(key(view, event))),
    },
  }

  return {
    module,
    events: {
      feed(view, event, payload) {
        for (const { nativeEventPath, animatedValueTag } of mappings.get(key(view, event)) ?? []) {
          const value = nativeEventPath.reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], payload)
          if (animatedValueTag !== null && typeof value === 'number') set(animatedValueTag, value)
        }
      },
    },
  }
}

function targetOf({ type, toValue, velocity = 0, deceleration = 0.998 }: AnimationConfig, from: number): number {
  return type === 'decay' ? from + velocity / (1 - deceleration) : (toValue ?? from)
}

function durationOf({ type, frames, iterations = 1 }: AnimationConfig): number {
  return type === 'frames' ? (frames?.length ?? 0) * FRAME_MS * Math.max(iterations, 1) : SPRING_MS
}
