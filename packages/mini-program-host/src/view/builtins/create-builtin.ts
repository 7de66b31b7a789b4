import { Component, type GeneralComponent } from 'glass-easel'
import type { Behaviour, Builtin, BuiltinHandle, BuiltinHooks, BuiltinHost, BuiltinWindow } from './builtin'
import { coerce } from './coerce'
import { propertiesOf } from './properties/public-properties'

interface Kind {
  readonly tag: string
  readonly window: BuiltinWindow
  readonly hooks: BuiltinHooks
  readonly behave?: Behaviour
}

interface Context {
  lifetime(name: 'created' | 'attached' | 'detached', run: () => void): void
  observer(path: string, run: () => void): void
}

interface Watcher {
  readonly names: readonly string[]
  readonly run: () => void
  last: unknown[]
}

// The framework warns about each `undefined`, which Taro's templates pass for every attribute that is not set
function takeDefaults(element: GeneralComponent, tag: string): void {
  const entries = propertiesOf(tag)
  const proxy = Component.getDataProxy(element)
  const replace = proxy.replaceProperty.bind(proxy)
  proxy.replaceProperty = (name, value) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
    return replace(name, entry === undefined ? value : coerce(entry, value))
  }
}

function watching(element: GeneralComponent) {
  const watchers: Watcher[] = []
  const values = (names: readonly string[]) => names.map((name) => element.data[name] as unknown)

  function check(): void {
    for (const watcher of watchers) {
      const now = values(watcher.names)
      if (now.every((value, index) => Object.is(value, watcher.last[index]))) continue
      watcher.last = now
      watcher.run()
    }
  }
  function watch(names: readonly string[], run: () => void): void {
    watchers.push({ names, run, last: values(names) })
    run()
  }
  function put(name: string, value: unknown): void {
    for (const watcher of watchers) {
      const index = watcher.names.indexOf(name)
      if (index >= 0) watcher.last[index] = value
    }
    element.setData({ [name]: value })
  }
  return { check, watch, put }
}

function fire(element: GeneralComponent, type: string, detail: unknown = {}): unknown {
  let answer: unknown
  element.triggerEvent(type, detail, {
    handleListenerReturn: (returned) => {
      if (returned !== undefined) answer = returned
    },
  })
  return answer
}

function builtinOf(
  element: GeneralComponent,
  kind: Kind,
  onAttached: Builtin['onAttached'],
  onDetached: Builtin['onDetached'],
) {
  const { tag, window, hooks } = kind
  const host = element.$$ as unknown as BuiltinHost
  const { check, watch, put } = watching(element)
  const builtin: Builtin = {
    tag,
    host,
    element,
    window,
    hooks,
    get: (name) => element.data[name] as never,
    put,
    watch,
    onAttached,
    onDetached,
    fire: (type, detail) => fire(element, type, detail),
    part(name, className) {
      const part = window.document.createElement(name)
      if (className) part.className = className
      host.append(part)
      return part
    },
  }
  return { builtin, check }
}

/** Connects an element that is being created with the behaviour of its tag. */
export function createBuiltin(element: GeneralComponent, kind: Kind, context: Context): void {
  const attached: (() => void)[] = []
  const detached: (() => void)[] = []
  let changed: () => void = () => undefined

  context.lifetime('created', () => {
    takeDefaults(element, kind.tag)
    if (!kind.behave) return
    const { builtin, check } = builtinOf(
      element,
      kind,
      (run) => attached.push(run),
      (run) => detached.push(run),
    )
    const handle: BuiltinHandle = { tag: kind.tag, functions: {}, ...kind.behave(builtin) }
    builtin.host.__wxBuiltin = handle
    changed = check
  })
  if (!kind.behave) return
  context.observer('**', () => changed())
  context.lifetime('attached', () => attached.forEach((run) => run()))
  context.lifetime('detached', () => detached.forEach((run) => run()))
}
