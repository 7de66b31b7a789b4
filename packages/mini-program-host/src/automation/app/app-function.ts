import { namesToHide } from '../../runtime/scope'
import type { Runtime } from '../../types/runtime'
import { bindingsOf } from './bindings'

type AppFunction = (this: unknown, ...args: unknown[]) => unknown

/** The names of a module's scope that also make sense outside of one. */
const GIVEN = ['wx', 'getApp', 'getCurrentPages', 'console']

/**
 * Compiles a client's source text into a function in the realm of the app's code. It sees what app code sees, `wx`,
 * `getApp`, `getCurrentPages` and `console`, and what the client has exposed so far.
 * @throws Error when the text is not a function
 */
export function appFunction(runtime: Runtime, declaration: string): AppFunction {
  const { scope, surroundings } = runtime
  const given = { ...Object.fromEntries(GIVEN.map((name) => [name, scope[name]])), ...bindingsOf(runtime) }
  const globals = surroundings.realm.compile([], 'return Object.getOwnPropertyNames(globalThis)', 'automator')()
  const hidden = namesToHide(globals as string[]).filter((name) => !Object.hasOwn(given, name))
  const names = [...Object.keys(given), ...hidden]
  const made = compiled(runtime, names, declaration)(...Object.values(given))
  if (typeof made !== 'function') throw new Error('functionDeclaration is not a function')
  return made as AppFunction
}

/** `name() {}`, the method of an object or class, is a function's text too, but not an expression. */
function compiled(runtime: Runtime, names: readonly string[], declaration: string) {
  const { realm } = runtime.surroundings
  try {
    return realm.compile(names, `return (${declaration}\n)`, 'automator')
  } catch (error) {
    if (!isMethod(declaration)) throw error
    return realm.compile(names, `return Object.values({${declaration}\n})[0]`, 'automator')
  }
}

function isMethod(declaration: string): boolean {
  return /^\s*(async\s+)?\*?\s*[\w$]+\s*\(/.test(declaration)
}
