import vm from 'node:vm'
import type { AppRealm } from '../types/surroundings'
import { watchRejections } from './rejections'

type ErrorListener = Parameters<AppRealm['onError']>[0]
type Run = () => void

interface HostTimers {
  start(run: Run, ms: unknown, again: boolean): number
  stop(id: unknown): void
}

// Functions created in the realm itself: the host's own would lead app code to the host's Function, which may compile
const TIMERS = `
  for (const [name, again] of [['setTimeout', false], ['setInterval', true]]) {
    globalThis[name] = { [name]: (run, ms, ...args) => host.start(() => run(...args), ms, again) }[name]
  }
  globalThis.clearTimeout = (id) => host.stop(id)
  globalThis.clearInterval = (id) => host.stop(id)
`

// Copies plain objects, arrays, bytes and dates; everything else, such as a function, stays the same
const COPY = `
  const kind = (value) => Object.prototype.toString.call(value)
  return function copy(value) {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return Array.from(value, copy)
    if (kind(value) === '[object ArrayBuffer]') return new Uint8Array(new Uint8Array(value)).buffer
    if (kind(value) === '[object Date]') return new Date(value.getTime())
    if (kind(value) !== '[object Object]') return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copy(member)]))
  }
`

/** the longest delay of setTimeout, which runs at once beyond it */
const LONGEST = 2 ** 31 - 1

export interface VmRealm extends AppRealm {
  /** Ends all timers of app code. */
  close(): void
}

/** A realm of Node that has only the language and timers: no DOM, no eval and no new Function. */
export function vmRealm(): VmRealm {
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
  const listeners = new Set<ErrorListener>()
  const timers = new Map<number, NodeJS.Timeout>()
  let lastTimer = 0

  const compile: AppRealm['compile'] = (names, body, file) =>
    vm.compileFunction(body, [...names], { filename: file, parsingContext: context }) as never

  const fail: ErrorListener = (error, rejected) => {
    for (const listener of listeners) listener(error, rejected)
  }

  function stop(id: unknown): void {
    clearInterval(timers.get(id as number))
    timers.delete(id as number)
  }

  function start(run: Run, ms: unknown, again: boolean): number {
    lastTimer += 1
    const id = lastTimer
    const due = () => {
      if (!again) timers.delete(id)
      try {
        run()
      } catch (error) {
        fail(error)
      }
    }
    const delay = Math.min(Math.max(Number(ms) || 0, 0), LONGEST)
    timers.set(id, again ? setInterval(due, delay) : setTimeout(due, delay))
    return id
  }

  const host: HostTimers = { start, stop }
  compile(['host'], TIMERS, 'host')(host)
  const copy = compile([], COPY, 'host')() as VmRealm['copy']
  const unwatch = watchRejections(compile([], 'return Promise', 'host')() as never, (reason, promise) =>
    fail(reason, { promise }),
  )

  return {
    compile,
    copy,
    onError: (listener) => void listeners.add(listener),
    setTimeout: (run, ms) => start(run, ms, false),
    clearTimeout: stop,
    close() {
      unwatch()
      for (const id of [...timers.keys()]) stop(id)
    },
  }
}
