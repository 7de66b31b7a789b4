import type { GeneralComponent } from 'glass-easel'

/** What built-in tags need from their page. */
export interface BuiltinHooks {
  /** The address of a picture to load: a file of the package, a temporary file, or the address unchanged. */
  resolve(source: string): string
  /** Called when a navigator is tapped. Rejects with the reason if the page cannot be opened. */
  navigate(request: { readonly openType: string; readonly url: string; readonly delta: number }): Promise<void>
  /**
   * Called when a button of open-type `share` is tapped: calls the page's onShareAppMessage with `from: 'button'` and
   * this target.
   */
  share(target: GeneralComponent): void
  /** Called when page-meta or navigation-bar changes, with properties by their JavaScript names. */
  pageMeta(tag: 'page-meta' | 'navigation-bar', properties: Readonly<Record<string, unknown>>): void
}

/** A form's view of one named field. */
export interface Field {
  value(): unknown
  reset(): void
}

/**
 * The interface of a built-in element for outside callers. It is a property of the element, since callers may be in
 * another bundle.
 */
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
  /** A property's current value. */
  get<T>(name: string): T
  /** Changes a property from inside, as typing changes `value`; watchers are not called. */
  put(name: string, value: unknown): void
  /** Runs now, and whenever one of the properties changes. */
  watch(names: readonly string[], run: () => void): void
  onAttached(run: () => void): void
  onDetached(run: () => void): void
  /** Fires an event that does not bubble; returns the last listener's result. */
  fire(type: string, detail?: unknown): unknown
  /** Adds a child that is not in the app's template. */
  part<K extends keyof HTMLElementTagNameMap>(name: K, className?: string): HTMLElementTagNameMap[K]
}

/** Gives a created element its behaviour; returns its interface. */
export type Behaviour = (builtin: Builtin) =>
  | (Omit<BuiltinHandle, 'tag' | 'functions'> & {
      readonly functions?: BuiltinHandle['functions']
    })
  | void
