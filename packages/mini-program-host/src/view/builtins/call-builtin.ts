import type { BuiltinHost } from './builtin'

/**
 * Runs a function of the automator's Element.callFunction on a built-in element, such as `input.input` or
 * `scroll-view.scrollTo`. Throws when the element does not have it.
 */
export function callBuiltin(element: Element, functionName: string, args: readonly unknown[]): unknown {
  const handle = (element as BuiltinHost).__wxBuiltin
  const [tag, name] = functionName.split('.')
  const run = handle && handle.tag === tag && name !== undefined ? handle.functions[name] : undefined
  if (!run) throw new Error(`${functionName} is not a function of <${element.localName.replace(/^wx-/, '')}>`)
  return (run as (...values: unknown[]) => unknown)(...args)
}
