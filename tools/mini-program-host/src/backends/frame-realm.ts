import type { AppRealm } from '../types/surroundings'

/**
 * The outer frame as the realm of app code. It hides nothing by itself: who compiles app code hides the names of the
 * DOM, though `Function('return this')()` gets past that.
 */
export function frameRealm(window: Window): AppRealm {
  return {
    compile(names, body, file) {
      return new Function(...names, `${body}\n//# sourceURL=weapp:///${file}`) as (...values: unknown[]) => unknown
    },
    copy,
    onError(listener) {
      window.addEventListener('error', (event) => listener(event.error ?? event.message))
      window.addEventListener('unhandledrejection', (event) => listener(event.reason, { promise: event.promise }))
    },
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (id) => window.clearTimeout(id),
  }
}

/** JSON, as what crosses between WeChat's two threads is. */
function copy<T>(value: T): T {
  const text = JSON.stringify(value)
  return text === undefined ? (undefined as T) : JSON.parse(text)
}
