import type { Method, NativeModule } from './native-module'

/** `[name, constants, methods, indexes of promise methods, indexes of sync methods]`, as React Native reads it. */
export type ModuleConfig = readonly [string, object, readonly string[], readonly number[], readonly number[]]

export interface TableEntry {
  readonly id: number
  readonly module: NativeModule
  readonly config: ModuleConfig
  /** by method id */
  readonly methods: readonly Method[]
}

/** Numbers every module and method for calls over the bridge. */
export function moduleTable(modules: readonly NativeModule[]): readonly TableEntry[] {
  return modules.map((module, id) => {
    const names = Object.keys(module.methods)
    const methods = Object.values(module.methods)
    const indexesOf = (kind: Method['kind']) => methods.flatMap((method, at) => (method.kind === kind ? [at] : []))
    const config: ModuleConfig = [module.name, module.constants ?? {}, names, indexesOf('promise'), indexesOf('sync')]
    return { id, module, config, methods }
  })
}
