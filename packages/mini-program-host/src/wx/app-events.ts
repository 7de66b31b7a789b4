import type { AppSignals } from '../types/runtime'
import type { WxArea } from './context'

/** wx's name after `on`, and the signal of the runtime that it listens to. */
const SIGNALS: Readonly<Record<string, keyof AppSignals>> = {
  AppShow: 'appShow',
  AppHide: 'appHide',
  Error: 'error',
  UnhandledRejection: 'unhandledRejection',
  PageNotFound: 'pageNotFound',
  WindowResize: 'windowResize',
}

/** Nothing in this host causes them: it has no keyboard, one theme, and enough memory. */
const NEVER = [
  'ThemeChange',
  'MemoryWarning',
  'UserCaptureScreen',
  'KeyboardHeightChange',
  'AudioInterruptionBegin',
  'AudioInterruptionEnd',
  'NetworkWeakChange',
  'LazyLoadError',
  'CopyUrl',
]

/** wx.onAppShow and similar calls, each with its `off` version: `off` without a listener removes all. */
export const appEvents: WxArea = (context) => {
  const { runtime } = context
  const calls: Record<string, unknown> = {}
  for (const name of [...Object.keys(SIGNALS), ...NEVER]) Object.assign(calls, listening(name, new Set()))
  return calls

  function listening(name: string, listeners: Set<unknown>) {
    const signal = Object.hasOwn(SIGNALS, name) ? SIGNALS[name] : undefined
    if (signal) runtime.on(signal, (value) => [...listeners].forEach((listener) => tell(listener, signal, value)))
    return listenerPair(name, listeners)
  }

  function tell(listener: unknown, signal: keyof AppSignals, value: AppSignals[keyof AppSignals]): void {
    if (signal === 'error') context.call(listener, asText(value as AppSignals['error']))
    // reason and promise are the app's own
    else if (signal === 'unhandledRejection') context.call(listener, value)
    else context.tell(listener, value)
  }
}

/** wx.onError gets the message and the stack as one text. */
function asText({ message, stack }: AppSignals['error']): string {
  return stack.includes(message) ? stack : `${message}\n${stack}`
}

/** `onName` and `offName` over a set of listeners. */
export function listenerPair(name: string, listeners: Set<unknown>): Record<string, (listener?: unknown) => void> {
  return {
    [`on${name}`]: (listener) => {
      if (typeof listener === 'function') listeners.add(listener)
    },
    [`off${name}`]: (listener) => {
      if (typeof listener === 'function') listeners.delete(listener)
      else listeners.clear()
    },
  }
}
