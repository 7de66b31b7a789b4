import type { GeneralComponent } from 'glass-easel'

/** What built-in tags ask of the page that they are in. */
export interface BuiltinHooks {
  /** The address from which a picture is loaded: a file of the package, a temporary file, or an address as it is. */
  resolve(source: string): string
  /** A navigator was tapped. Rejects with the reason when the page cannot be opened. */
  navigate(request: { readonly openType: string; readonly url: string; readonly delta: number }): Promise<void>
  /** A button of open-type `share` was tapped: the page's onShareAppMessage with `from: 'button'` and this target. */
  share(target: GeneralComponent): void
  /** page-meta or navigation-bar has new properties, by their names in JavaScript. */
  pageMeta(tag: 'page-meta' | 'navigation-bar', properties: Readonly<Record<string, unknown>>): void
}

/** A form's view of one named field. */
export interface Field {
  value(): unknown
  reset(): void
}

/** What can be asked of a built-in element from outside: it hangs on the element, as callers may be of another bundle. */
export interface BuiltinHandle {
  readonly tag: string
  /** functions of the automator's Element.callFunction, by the name after the dot */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  /** present on elements that a form collects */
  readonly field?: Field
  /** what a label's tap does */
  readonly activate?: () => void
}

export type BuiltinHost = HTMLElement & { __wxBuiltin?: BuiltinHandle; __wxElement?: GeneralComponent }
export type BuiltinWindow = Window & typeof globalThis

/** One element of a built-in tag, as its behaviour sees it. */
export interface Builtin {
  readonly tag: string
  readonly host: BuiltinHost
  readonly element: GeneralComponent
  readonly window: BuiltinWindow
  readonly hooks: BuiltinHooks
  /** A property's value now. */
  get<T>(name: string): T
  /** Changes a property from within, as typing changes `value`; watchers are not told. */
  put(name: string, value: unknown): void
  /** Runs now, and whenever one of the properties has another value. */
  watch(names: readonly string[], run: () => void): void
  onAttached(run: () => void): void
  onDetached(run: () => void): void
  /** Fires an event that does not bubble; answers what the last listener returned. */
  fire(type: string, detail?: unknown): unknown
  /** Makes a child of the element that the app's template does not know. */
  part<K extends keyof HTMLElementTagNameMap>(name: K, className?: string): HTMLElementTagNameMap[K]
}

/** Gives an element its behaviour once it is created; answers what can be asked of it. */
export type Behaviour = (builtin: Builtin) =>
  | (Omit<BuiltinHandle, 'tag' | 'functions'> & {
      readonly functions?: BuiltinHandle['functions']
    })
  | void
