import type { Realm } from '../realm/create-realm'
import { toNative, toScript } from './crossing'
import { moduleProxy, type ProxyReport } from './module-proxy'
import { moduleTable, type TableEntry } from './module-table'
import type { Method, NativeModule } from './native-module'

type Queue = readonly [readonly number[], readonly number[], readonly (readonly unknown[])[], number]

/** What React Native sets on the realm's global object. */
interface BatchedBridge {
  callFunctionReturnFlushedQueue(module: string, method: string, args: unknown): Queue | null
  invokeCallbackAndReturnFlushedQueue(id: number, args: unknown): Queue | null
  flushedQueue(): Queue | null
}

export interface BridgeReport extends ProxyReport {
  /** an error that React Native did not catch itself */
  uncaught(error: unknown): void
  /** every call that JavaScript made, as `Module.method` */
  called(name: string): void
  /** after JavaScript has run and all its calls were made */
  turn(): void
}

export interface NativeSide {
  readonly modules: readonly NativeModule[]
  /** those that Expo's JavaScript finds on `globalThis.expo.modules` */
  readonly expo: readonly NativeModule[]
  /** names that may be read although a real app has no such module either */
  readonly absent: ReadonlySet<string>
}

export interface Bridge {
  /** Calls a JavaScript module soon, in the order of the calls. */
  call(module: string, method: string, ...args: readonly unknown[]): void
  /** An event of the device, as native code emits it. */
  emit(event: string, ...args: readonly unknown[]): void
  /** Runs code that changes JavaScript's state, and then makes the native calls that it queued. */
  run(load: () => void): void
  /** After this nothing reaches JavaScript. */
  close(): void
}

/**
 * The old architecture's bridge: JavaScript calls native modules by number in batches, native code calls JavaScript
 * modules by name, and all data is JSON. Native code never runs inside JavaScript, except for sync methods.
 */
export function createBridge(realm: Realm, { modules, expo, absent }: NativeSide, report: BridgeReport): Bridge {
  const entries = moduleTable([...modules, ...expo])
  const waiting: Queue[] = []
  let depth = 0
  let closed = false

  realm.global.nativeModuleProxy = moduleProxy(entries.slice(0, modules.length), absent, realm, report)
  realm.global.expo = { modules: moduleProxy(entries.slice(modules.length), absent, realm, report) }
  realm.global.nativeFlushQueueImmediate = (queue: Queue) => void waiting.push(queue)
  realm.global.nativeCallSyncHook = (moduleId: number, methodId: number, args: readonly unknown[]) => {
    const { entry, method, name } = find(moduleId, methodId)
    report.called(name)
    const answer = method.run.apply(entry.module, args.map(toNative) as never[])
    return answer === undefined ? undefined : realm.parse(toScript(answer))
  }

  function find(moduleId: number, methodId: number): { entry: TableEntry; method: Method; name: string } {
    const entry = entries[moduleId]
    const method = entry?.methods[methodId]
    if (!entry || !method) throw new Error(`the bridge has no method ${moduleId}.${methodId}`)
    return { entry, method, name: `${entry.module.name}.${entry.config[2][methodId]}` }
  }

  function batchedBridge(): BatchedBridge {
    return realm.global.__fbBatchedBridge as BatchedBridge
  }

  function enter(script: () => Queue | null | void): void {
    if (closed) return
    depth += 1
    try {
      const queue = script()
      if (queue) waiting.push(queue)
    } catch (error) {
      report.uncaught(error)
    } finally {
      depth -= 1
    }
    if (depth === 0) drain()
  }

  function drain(): void {
    for (let queue = waiting.shift(); queue; queue = waiting.shift()) {
      const [moduleIds, methodIds, params] = queue
      moduleIds.forEach((moduleId, at) => make(moduleId, methodIds[at] ?? -1, params[at] ?? []))
    }
    report.turn()
  }

  function make(moduleId: number, methodId: number, params: readonly unknown[]): void {
    if (closed) return
    const { entry, method, name } = find(moduleId, methodId)
    report.called(name)
    const args: unknown[] = params.map(toNative)
    try {
      if (method.kind === 'promise') {
        answer(method, entry, args)
      } else {
        for (const at of method.callbacks) args[at] = callbackOf(args[at])
        method.run.apply(entry.module, args as never[])
      }
    } catch (error) {
      report.uncaught(new Error(`${name}: ${(error as Error).message}`, { cause: error }))
    }
  }

  function answer(method: Method, entry: TableEntry, args: unknown[]): void {
    // React Native passes the resolving one first
    const [resolve, reject] = args.splice(-2).map(callbackOf)
    const outcome = new Promise((settle) => settle(method.run.apply(entry.module, args as never[])))
    outcome.then(resolve, (error: Error & { code?: string }) =>
      reject?.({ message: error.message, code: error.code ?? 'EUNSPECIFIED' }),
    )
  }

  function callbackOf(id: unknown): (...args: readonly unknown[]) => void {
    if (typeof id !== 'number') return () => undefined
    return (...args) => soon((bridge) => bridge.invokeCallbackAndReturnFlushedQueue(id, realm.parse(toScript(args))))
  }

  function soon(script: (bridge: BatchedBridge) => Queue | null): void {
    setImmediate(() => enter(() => script(batchedBridge())))
  }

  function call(module: string, method: string, ...args: readonly unknown[]): void {
    soon((bridge) => bridge.callFunctionReturnFlushedQueue(module, method, realm.parse(toScript(args))))
  }

  return {
    call,
    emit: (event, ...args) => call('RCTDeviceEventEmitter', 'emit', event, ...args),
    run: (load) =>
      enter(() => {
        load()
        return batchedBridge()?.flushedQueue()
      }),
    close() {
      closed = true
    },
  }
}
