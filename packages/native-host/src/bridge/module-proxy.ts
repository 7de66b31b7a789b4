import { toScript } from './crossing'
import type { TableEntry } from './module-table'

export interface ProxyReport {
  /** a missing module was read */
  missing(name: string): void
  /** a missing member of a module was read, as `Module.member` */
  unknownMember(name: string): void
}

type Generate = (config: unknown, id: number) => { module?: object }

/** What JavaScript engines and `console` look for on any object. */
const OF_EVERY_OBJECT = new Set(['then', 'toJSON', 'prototype', '$$typeof', 'constructor', 'toString', 'valueOf'])

/**
 * `NativeModules` as JavaScript sees it: React Native's own code generates a module when it is first read. Reading a
 * name that is neither available nor known to be absent on this platform is reported.
 */
export function moduleProxy(
  entries: readonly TableEntry[],
  absent: ReadonlySet<string>,
  realm: { readonly global: Record<string, unknown>; parse(text: string): unknown },
  report: ProxyReport,
): object {
  const byName = new Map(entries.map((entry) => [entry.module.name, entry]))
  const made = new Map<string, object>()

  function make(entry: TableEntry): object {
    const generate = realm.global.__fbGenNativeModule as Generate | undefined
    if (!generate) throw new Error('the bundle asked for a native module before React Native was set up')
    const generated = generate(realm.parse(toScript(entry.config)), entry.id).module
    if (!generated) throw new Error(`React Native made no module of ${entry.module.name}`)
    return watched(generated, entry, report)
  }

  return new Proxy(
    {},
    {
      get(_target, name) {
        if (typeof name !== 'string' || OF_EVERY_OBJECT.has(name)) return undefined
        const known = made.get(name)
        if (known) return known
        const entry = byName.get(name)
        if (!entry) {
          if (!absent.has(name)) report.missing(name)
          return null
        }
        const module = make(entry)
        made.set(name, module)
        return module
      },
      has: (_target, name) => typeof name === 'string' && byName.has(name),
      ownKeys: () => [...byName.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
}

function watched(generated: object, { module }: TableEntry, report: ProxyReport): object {
  const lacks = new Set(module.lacks)
  return new Proxy(generated, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !(name in target) && !lacks.has(name) && !OF_EVERY_OBJECT.has(name)) {
        report.unknownMember(`${module.name}.${name}`)
      }
      return Reflect.get(target, name, receiver)
    },
  })
}
