import type { Runtime } from '../types/runtime'
import { bindingsOf } from './bindings'

type AppFunction = (this: unknown, ...args: unknown[]) => unknown

/**
 * Makes a function of a client's source text, in the realm of the app's code. It sees what app code sees, `wx`,
 * `getApp` and `getCurrentPages`, and what the client has exposed so far.
 * @throws Error when the text is no function
 */
export function appFunction(runtime: Runtime, declaration: string): AppFunction {
  const scope: Record<string, unknown> = {
    wx: runtime.wx,
    getApp: () => runtime.app,
    getCurrentPages: () => currentPages(runtime),
    ...bindingsOf(runtime),
  }
  const made = compiled(runtime, Object.keys(scope), declaration)(...Object.values(scope))
  if (typeof made !== 'function') throw new Error('functionDeclaration is not a function')
  return made as AppFunction
}

/** `name() {}` of an object or class is a function's text, too, though no expression. */
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

/** An array of the realm's own, of the very objects that app code knows. */
function currentPages(runtime: Runtime): unknown {
  const copy = runtime.surroundings.realm.compile(['pages'], 'return Array.from(pages)', 'automator')
  return copy(runtime.stack.map(({ instance }) => instance))
}
