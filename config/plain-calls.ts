import path from 'node:path'
import type { Compiler, Dependency } from 'webpack'
import { root } from './shared'

const NAME = 'PlainCalls'
const OURS = ['src', 'contract'].map((folder) => path.join(root, folder, path.sep))

/** The fields of webpack's HarmonyImportSpecifierDependency that decide how a call of an import is written. */
interface ImportedName extends Dependency {
  readonly ids: readonly string[]
  call?: boolean
  directImport?: boolean
}

const calledByName = (dependency: Dependency): dependency is ImportedName => {
  const { ids, call, directImport } = dependency as ImportedName
  return dependency.type === 'harmony import specifier' && Boolean(call && directImport) && ids.length === 1
}

/**
 * Writes a call of an imported function as `a.b()` where webpack writes `(0, a.b)()`, four bytes at 8,500 places. The
 * long form keeps the module from being `this` in the function, which no function of ours reads outside a class (HACKS.md:
 * config/plain-calls.ts). Only calls in our own modules: what libraries call stays as it is.
 */
export class PlainCalls {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? ''
          if (!OURS.some((folder) => file.startsWith(folder))) continue
          for (const dependency of module.dependencies) {
            if (calledByName(dependency)) dependency.directImport = false
          }
        }
      })
    })
  }
}
