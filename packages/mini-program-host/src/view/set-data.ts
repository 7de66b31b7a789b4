import { component, glassEasel } from 'glass-easel-miniprogram-adapter'
import type { ViewHost } from './view-host'

type Data = Record<string, unknown>
type Path = readonly (string | number)[]

interface Waiting {
  /** the value of this.data until the view has caught up */
  data: Data
  calls: number
}

interface Caller {
  readonly is: string
  readonly _$: { readonly data: Data }
}

/**
 * Makes setData behave as between two threads: the data is copied as JSON, each call is measured, and with a delay it
 * reaches the view later and in order, while app code sees its new data at once.
 */
export function crossThreads(host: ViewHost, isReleased: () => boolean): void {
  const proto = component.ComponentCaller.prototype
  const apply = proto.setData
  const waiting = new WeakMap<object, Waiting>()

  proto.setData = function setData(this: typeof proto & Caller, data: unknown, done?: () => void): void {
    // a page that was closed has no view any more
    if (isReleased()) return
    const json = crossing(host, data)
    if (json === undefined) return
    const copy = host.fromJson(json)
    host.measure(this.is, json, copy)
    if (host.setDataDelay === 0) {
      apply.call(this, copy, done)
      return
    }
    const wait = waiting.get(this) ?? { data: host.realm.copy(this._$.data), calls: 0 }
    waiting.set(this, wait)
    wait.calls += 1
    assign(wait.data, host.fromJson(json))
    window.setTimeout(() => {
      if (isReleased()) return
      wait.calls -= 1
      if (wait.calls === 0) waiting.delete(this)
      apply.call(this, copy, done)
    }, host.setDataDelay)
  }

  for (const name of ['data', 'properties']) {
    Object.defineProperty(proto, name, {
      configurable: true,
      get(this: Caller) {
        return waiting.get(this)?.data ?? this._$.data
      },
      set(this: Caller, value: unknown) {
        Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true })
      },
    })
  }
}

function crossing(host: ViewHost, data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    host.report(new TypeError(`setData accepts an Object rather than some ${typeOf(data)}`))
    return undefined
  }
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) host.log('warn', `Setting data field "${name}" to undefined is invalid.`)
  }
  return host.toJson(data)
}

function typeOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1)
}

function assign(data: Data, changes: Data): void {
  for (const [name, value] of Object.entries(changes)) {
    const path = glassEasel.dataPath.parseSinglePath(name)
    if (path) put(data, path, value)
  }
}

function put(data: Data, path: Path, value: unknown): void {
  let at = data
  path.forEach((name, index) => {
    if (index === path.length - 1) {
      at[name] = value
      return
    }
    if (typeof at[name] !== 'object' || at[name] === null) at[name] = typeof path[index + 1] === 'number' ? [] : {}
    at = at[name] as Data
  })
}
