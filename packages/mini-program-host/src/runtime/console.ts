import type { HostEvent } from '../types/runtime'
import type { AppRealm } from '../types/surroundings'
import { errorText } from './error-text'

const METHODS = [
  'log',
  'info',
  'warn',
  'error',
  'debug',
  'trace',
  'table',
  'dir',
  'group',
  'groupCollapsed',
  'groupEnd',
  'time',
  'timeLog',
  'timeEnd',
  'count',
  'assert',
  'clear',
]

/** The console of app code: every message becomes an event of the protocol. */
export function createConsole(realm: AppRealm, emit: (event: HostEvent) => void): Record<string, unknown> {
  const write = (type: string) => {
    return (...args: unknown[]) => {
      if (type === 'assert' && args[0]) return
      emit({ method: 'App.logAdded', params: { type, args: args.map(plain) } })
    }
  }
  const console = realm.copy<Record<string, unknown>>({})
  for (const type of METHODS) console[type] = write(type)
  return console
}

/** A value as JSON: errors by their stack, functions by their name, circular values as text. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return `function ${value.name}() {}`
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (Object.prototype.toString.call(value) === '[object Error]') {
    const { message, stack } = errorText(value)
    return stack || message
  }
  try {
    return JSON.parse(JSON.stringify(value)) as unknown
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return String(value)
    throw error
  }
}
