import type { Runtime } from '../../types/runtime'
import { toPlain } from '../plain'

type Binding = (...args: unknown[]) => void

const bindings = new WeakMap<Runtime, Record<string, Binding>>()

/** The functions that a client has exposed to the app, by name. */
export function bindingsOf(runtime: Runtime): Readonly<Record<string, Binding>> {
  return bindings.get(runtime) ?? {}
}

/** Exposes a function of the client under this name to the functions that it sends from now on. */
export function addBinding(runtime: Runtime, name: string): void {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`"${name}" is not a name that a function can have`)
  const binding: Binding = (...args) =>
    runtime.emit({ method: 'App.bindingCalled', params: { name, args: toPlain(args) as unknown[] } })
  bindings.set(runtime, { ...bindingsOf(runtime), [name]: binding })
}
