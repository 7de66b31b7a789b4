import type { AppRealm } from '../types/surroundings'
import type { Program } from '../types/program'
import type { BuiltinHooks } from './builtins/builtin'

/** What one page's window is given by the runtime. */
export interface ViewHost {
  readonly program: Program
  readonly realm: AppRealm
  readonly hooks: Omit<BuiltinHooks, 'pageMeta'>
  /** milliseconds by which setData reaches the view late; 0 applies it at once */
  readonly setDataDelay: number
  /** px from the bottom at which the page's bottom is reached */
  readonly reachBottomDistance?: number
  /** An error that app code let out. */
  report(error: unknown): void
  /** Something the component framework complains of. */
  warn(message: string): void
  /** What WeChat writes to the console by itself. */
  log(type: 'warn' | 'error', message: string): void
  /** Data of app code as JSON, and JSON as objects of app code's realm. */
  toJson(data: object): string
  fromJson(json: string): Record<string, unknown>
  /** One call of setData: the path of the page or component, and the data as it crosses to the view. */
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
    /** asked for by compiled templates */
    __wxEventWrapper?: unknown
  }
}
