import { does, type NativeModule } from '../bridge/native-module'
import type { NativeContext } from './native-context'

/** ms of a frame of the screen, for animation frames and idle time. */
const FRAME_MS = 16

/** Timers: a native one wakes JavaScript, which runs its own callback. */
export function timing(context: NativeContext): NativeModule {
  const timers = new Map<number, () => void>()
  let endIdle: (() => void) | undefined

  function start(id: number, ms: number, repeats: boolean): void {
    const cancel = context.later(ms, () => {
      timers.delete(id)
      if (repeats) start(id, ms, true)
      context.call('JSTimers', 'callTimers', [id])
    })
    timers.set(id, cancel)
  }

  function idle(): void {
    endIdle = context.later(FRAME_MS, () => {
      context.call('JSTimers', 'callIdleCallbacks', Date.now())
      idle()
    })
  }

  return {
    name: 'Timing',
    methods: {
      createTimer: does((id: number, ms: number, _scheduled: number, repeats: boolean) => {
        // JavaScript asks for an animation frame with a duration of 1
        start(id, ms === 1 || repeats ? Math.max(ms, FRAME_MS) : ms, repeats)
      }),
      deleteTimer: does((id: number) => {
        timers.get(id)?.()
        timers.delete(id)
      }),
      setSendIdleEvents: does((wanted: boolean) => {
        endIdle?.()
        endIdle = undefined
        if (wanted) idle()
      }),
    },
  }
}
