import vm from 'node:vm'

/** The JavaScript world of the app: an engine with nothing of Node, of a browser or of the host in it. */
export interface Realm {
  readonly global: Record<string, unknown>
  /** Parses JSON into objects of the realm. */
  parse(text: string): unknown
  /** Runs a script; what it throws passes through. */
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
