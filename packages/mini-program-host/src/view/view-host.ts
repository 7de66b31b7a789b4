import type { AppRealm } from '../types/surroundings'
import type { Program } from '../types/program'
import type { BuiltinHooks } from './builtins/builtin'

/** What the runtime provides to one page's window. */
export interface ViewHost {
  readonly program: Program
  readonly realm: AppRealm
  readonly hooks: Omit<BuiltinHooks, 'pageMeta'>
  /** milliseconds by which setData reaches the view later; 0 applies it at once */
  readonly setDataDelay: number
  /** px from the bottom at which onReachBottom fires */
  readonly reachBottomDistance?: number
  /** An uncaught error of app code. */
  report(error: unknown): void
  /** A warning of the component framework. */
  warn(message: string): void
  /** What WeChat itself writes to the console. */
  log(type: 'warn' | 'error', message: string): void
  /** Converts data of app code to JSON, and JSON to objects of app code's realm. */
  toJson(data: object): string
  fromJson(json: string): Record<string, unknown>
  /** One call of setData: the path of the page or component, and the data as sent to the view. */
  measure(path: string, json: string, data: Readonly<Record<string, unknown>>): void
  setTitle(title: string): void
  scrolled(scrollTop: number): void
  reachedBottom(): void
  resized(): void
}

declare global {
  interface Window {
    /** set by the view program, which the runtime runs in each page's window */
    __createView?: (host: ViewHost) => import('../types/runtime').PageView
    /** used by compiled templates */
    __wxEventWrapper?: unknown
  }
}
