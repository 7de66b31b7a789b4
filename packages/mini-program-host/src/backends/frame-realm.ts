import type { AppRealm } from '../types/surroundings'

/**
 * The outer frame as the realm of app code. It hides nothing itself: the caller that compiles app code hides the names
 * of the DOM, but `Function('return this')()` gets around that.
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

/**
 * Copies plain objects, arrays, bytes and dates, which may belong to another window; everything else stays the same.
 */
function copy<T>(value: T): T {
  return copied(value) as T
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Array.from(value, copied)
  const kind = Object.prototype.toString.call(value)
  if (kind === '[object ArrayBuffer]') return new Uint8Array(new Uint8Array(value as ArrayBuffer)).buffer
  if (kind === '[object Date]') return new Date((value as Date).getTime())
  if (kind !== '[object Object]') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copied(member)]))
}
