import type { Program } from '../types/program'
import type { AppRealm } from '../types/surroundings'
import { resolvePath } from './paths'
import { isExpected, MODULE_NAMES, namesToHide } from './scope'

/** the parameter through which a probe sees which names are read */
const PROBE = '__probe'

interface Module {
  exports: unknown
}

export type ModuleScope = Readonly<
  Record<Exclude<(typeof MODULE_NAMES)[number], 'require' | 'module' | 'exports'>, unknown>
>

export interface Modules {
  /** Runs a file, once, and returns its exports. The path may lack its suffix. */
  load(path: string): unknown
  has(path: string): boolean
}

export interface ModulesOptions {
  readonly program: Program
  readonly realm: AppRealm
  readonly scope: ModuleScope
  /** Called with each free name that app code reads and that belongs neither to the language nor to mini-programs. */
  readonly onFreeName?: (name: string, file: string) => void
  /** Whether the package that contains a file has been downloaded. */
  isLoaded(path: string): boolean
  /** Downloads the package that contains a file. */
  loadPackageOf(path: string): void
}

/** The module system of app code: each file is a function of its own, run when it is first required. */
export function createModules(options: ModulesOptions): Modules {
  const { program, realm, scope, isLoaded } = options
  const modules = new Map<string, Module>()
  const hidden = namesToHide(realm.compile([], 'return Object.getOwnPropertyNames(globalThis)', 'host')() as string[])
  const promised = realm.compile(['run'], 'return new Promise((resolve) => resolve(run()))', 'host')

  const fileOf = (path: string) => (path.endsWith('.js') ? path : `${path}.js`)
  const has = (path: string) => Object.hasOwn(program.scripts, fileOf(path))

  function requireFrom(file: string) {
    function find(reference: unknown): string {
      if (typeof reference !== 'string') throw new TypeError(`require args must be a string, in ${file}`)
      const path = resolvePath(file, reference)
      return !has(path) && has(`${path}/index`) ? `${path}/index` : path
    }
    const require = (reference: unknown): unknown => {
      const wanted = fileOf(find(reference))
      if (!has(wanted) || !isLoaded(wanted)) {
        throw new Error(`module '${wanted}' is not defined, require args is '${String(reference)}' in ${file}`)
      }
      return load(wanted)
    }
    require.async = (reference: unknown): unknown =>
      promised(() => {
        options.loadPackageOf(find(reference))
        return require(reference)
      })
    return require
  }

  function compiled(file: string): (...values: unknown[]) => unknown {
    const names = MODULE_NAMES.join(',')
    // all on the first line, so that line numbers in stack traces are the file's own
    const body = `return function(${names}){${program.scripts[file]}\n}`
    if (!options.onFreeName) return realm.compile(hidden, body, file)() as never
    const seen = (_: object, name: string | symbol) => {
      if (typeof name === 'string' && !isExpected(name) && name !== PROBE) options.onFreeName?.(name, file)
      return false
    }
    const watched = new Proxy({}, { has: seen })
    return realm.compile([PROBE, ...hidden], `with(${PROBE}){${body}\n}`, file)(watched) as never
  }

  function load(path: string): unknown {
    const file = fileOf(path)
    const known = modules.get(file)
    if (known) return known.exports
    if (!has(file)) throw new Error(`module '${file}' is not defined`)
    const module: Module = realm.copy({ exports: {} })
    modules.set(file, module)
    const given: Record<string, unknown> = { ...scope, require: requireFrom(file), module, exports: module.exports }
    const run = compiled(file)
    try {
      run(...MODULE_NAMES.map((name) => given[name]))
    } catch (error) {
      // the next require runs it again, because its exports are incomplete
      modules.delete(file)
      throw error
    }
    return module.exports
  }

  return { load, has }
}
