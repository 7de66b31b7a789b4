import type { RealmLog } from '../realm/create-realm'

export interface Fault {
  readonly kind: 'fatal' | 'soft'
  readonly message: string
}

/** What is recorded while the app runs, for tests. */
export interface Records {
  /** missing native modules, methods and view managers that were used */
  readonly missing: Set<string>
  readonly faults: Fault[]
  readonly log: RealmLog[]
  /** calls of native methods, by `Module.method` */
  readonly calls: Map<string, number>
  fault(kind: Fault['kind'], message: string): void
  called(name: string): void
  fatal(): readonly string[]
}

export function createRecords(): Records {
  const faults: Fault[] = []
  const calls = new Map<string, number>()
  return {
    missing: new Set(),
    faults,
    log: [],
    calls,
    fault: (kind, message) => void faults.push({ kind, message }),
    called: (name) => void calls.set(name, (calls.get(name) ?? 0) + 1),
    fatal: () => faults.filter(({ kind }) => kind === 'fatal').map(({ message }) => message),
  }
}
