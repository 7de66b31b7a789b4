import vm from 'node:vm'

/** The app's JavaScript realm, without APIs of Node, of a browser or of the host. */
export interface Realm {
  readonly global: Record<string, unknown>
  /** Parses JSON into objects of the realm. */
  parse(text: string): unknown
  /** Runs a script; exceptions are passed on. */
  evaluate(source: string, filename: string): void
}

export interface RealmLog {
  readonly level: 'trace' | 'info' | 'warn' | 'error'
  readonly message: string
}

const LEVELS = ['trace', 'info', 'warn', 'error'] as const

/** A realm with the hooks of React Native's engine: the clock and the log. */
export function createRealm(log: (entry: RealmLog) => void): Realm {
  const global: Record<string, unknown> = {
    nativePerformanceNow: () => performance.now(),
    nativeLoggingHook: (message: unknown, level: number) =>
      log({ level: LEVELS[level] ?? 'error', message: String(message) }),
  }
  const context = vm.createContext(global, { name: 'app' })
  const parse = new vm.Script('JSON.parse', { filename: 'host' }).runInContext(context) as Realm['parse']
  return {
    global,
    parse,
    evaluate: (source, filename) => void new vm.Script(source, { filename }).runInContext(context),
  }
}
