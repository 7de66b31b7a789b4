import type { Program } from './program'
import type { Surroundings } from './surroundings'

/** An instance of a page or custom component as the app's code sees it (`this`). */
export interface Instance {
  data: Record<string, unknown>
  setData(data: Record<string, unknown>, done?: () => void): void
  [method: string]: unknown
}

/** What the view program of one page's window offers; it runs inside that window. */
export interface PageView {
  /** Registers a definition under a path; properties of other realms are understood. */
  define(kind: 'Page' | 'Component', path: string, definition: object): void
  /** Creates the page's root; a page written as a component gets what it asks for of the query. Nothing is drawn before attach. */
  create(path: string, query?: string): Instance
  /** Creates the app's own tab bar beside the page. */
  createTabBar(): Instance
  attach(): void
  /** Says that the page is drawn: components hear `ready`. */
  ready(): void
  /** Tells components of what happens to their page, by the names of pageLifetimes. */
  signal(name: 'show' | 'hide' | 'resize', ...args: readonly unknown[]): void
  release(): void
  /** The element in which the page is drawn. */
  readonly root: Element
  /** The instance of the custom component that an element is, if it is one. */
  instanceOf(element: Element): Instance | undefined
  readonly window: Window
}

/** How the app was opened, or brought to the front again. */
export interface LaunchOptions {
  /** without leading slash */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
  readonly referrerInfo: Readonly<Record<string, unknown>>
}

/** What happens to the app as a whole, for `wx.onAppShow` and its kin. */
export interface AppSignals {
  readonly appShow: LaunchOptions
  readonly appHide: { readonly reason: number }
  /** message and stack as one text */
  readonly error: { readonly message: string; readonly stack: string }
  readonly unhandledRejection: { readonly reason: unknown; readonly promise: unknown }
  readonly pageNotFound: {
    readonly path: string
    readonly query: Readonly<Record<string, string>>
    readonly isEntryPage: boolean
  }
  readonly windowResize: { readonly size: { readonly windowWidth: number; readonly windowHeight: number } }
}

/** A page on the stack. */
export interface OpenPage {
  /** unique for the life of the host */
  readonly id: number
  /** without leading slash */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly instance: Instance
  readonly view: PageView
  /** what wx.setNavigationBarTitle wrote, which stays the page's own */
  title?: string
  /** the custom tab bar's instance, on tab pages of an app that has one */
  readonly tabBar?: Instance
}

/** One call of setData as it crosses from app code to the view. */
export interface SetDataCall {
  /** path of the page or component */
  readonly path: string
  /** of the JSON, in UTF-8 */
  readonly bytes: number
  readonly keys: readonly string[]
}

export interface Measures {
  readonly setData: SetDataCall[]
  /** names of the DOM that app code read, with the files that did */
  readonly domNames: Map<string, Set<string>>
  /** names of wx that the host does not have, with the number of reads */
  readonly unknownWx: Map<string, number>
  /** uncaught errors and rejections of app code */
  readonly errors: string[]
  /** warnings of the component framework */
  readonly warnings: string[]
}

/** What happens in a mini-program and is told to whoever drives it. */
export type HostEvent =
  | { readonly method: 'App.logAdded'; readonly params: { readonly type: string; readonly args: readonly unknown[] } }
  | { readonly method: 'App.exceptionThrown'; readonly params: { readonly message: string; readonly stack: string } }
  | {
      readonly method: 'App.bindingCalled'
      readonly params: { readonly name: string; readonly args: readonly unknown[] }
    }

/** Moves between pages; each rejects with an Error whose message follows wx's `navigateTo:fail ...` after the colon. */
export interface Router {
  navigateTo(url: string): Promise<OpenPage>
  redirectTo(url: string): Promise<OpenPage>
  reLaunch(url: string): Promise<OpenPage>
  switchTab(url: string): Promise<OpenPage>
  navigateBack(delta: number): Promise<void>
}

/** A dialog as the screen shows it, until it is answered. */
export interface Dialog {
  readonly kind: 'modal' | 'actionSheet' | 'authorize' | 'payment' | 'share'
  readonly title?: string
  readonly content?: string
  /** of an action sheet */
  readonly items?: readonly string[]
  /** of a modal: 'confirm' stands alone unless `cancelText` is there */
  readonly confirmText?: string
  readonly cancelText?: string
  /** Ends the dialog: it is taken off the screen by whoever put it there. A number is the item of an action sheet. */
  answer(choice: 'confirm' | 'cancel' | number): void
}

/** The state of what the host itself draws around pages. */
export interface Chrome {
  /** the dialog that waits for an answer, if there is one */
  dialog?: Dialog
  toast?: { readonly title: string; readonly icon: string }
  loading?: { readonly title: string }
  title: string
  /** whether the spinner of a pull-down refresh is shown */
  refreshing?: boolean
  tabBar?: TabBarState
  /** what wx.setNavigationBarColor, setBackgroundColor and setBackgroundTextStyle changed, by parameter */
  colors?: Readonly<Record<string, string>>
}

/** What wx.setTabBarItem, setTabBarBadge and hideTabBar changed; badges, dots and items by index. */
export interface TabBarState {
  readonly hidden: boolean
  readonly badges: Readonly<Record<number, string>>
  readonly dots: Readonly<Record<number, boolean>>
  readonly items: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  readonly style: Readonly<Record<string, unknown>>
}

/** A running mini-program: one object, in Node with jsdom, in the outer frame with Chromium. */
export interface Runtime {
  readonly program: Program
  readonly surroundings: Surroundings
  readonly measures: Measures
  readonly stack: readonly OpenPage[]
  readonly router: Router
  readonly chrome: Chrome
  /** what App() was called with */
  readonly app: Instance | undefined
  /** the `wx` that app code sees, mocks included */
  readonly wx: Record<string, unknown>
  /** What every module of the app is given, by name: `wx`, `getApp`, `console` and so on. */
  readonly scope: Readonly<Record<string, unknown>>
  /** Calls a life-cycle or other method of a page or of the app, if it is there; its error becomes an event. */
  invoke(target: Instance, method: string, ...args: readonly unknown[]): unknown
  emit(event: HostEvent): void
  /** An error that app code let out: an event of the protocol, a measure, App.onError and wx.onError. */
  report(error: unknown): void
  /** Returns the function that ends the listening. */
  on<Name extends keyof AppSignals>(name: Name, listener: (value: AppSignals[Name]) => void): () => void
  readonly launchOptions: LaunchOptions
  /** of the last time that the app came to the front */
  readonly enterOptions: LaunchOptions
  /** Replaces what a name of wx does; undefined restores it. */
  mock(name: string, replacement: ((...args: unknown[]) => unknown) | undefined): void
  /** The function before any mock. */
  original(name: string): ((...args: unknown[]) => unknown) | undefined
  /**
   * Runs the app's code, calls onLaunch and onShow, and opens the first page. Called once. Settles after a page's
   * onReady, or when none could be opened, which has been reported by then.
   */
  start(): Promise<void>
  /** To the front or to the back, as a super-app does it: onShow and onHide of app and page. */
  foreground(shown: boolean, options?: { path?: string; query?: Record<string, string>; scene?: number }): void
}

/** Builds the part of `wx` that does not move between pages. Called once, before the app's code runs. */
export type CreateWx = (runtime: Runtime) => Record<string, unknown>

/** One method of the automator protocol, run where the runtime is. Its result and params are plain JSON. */
export type Handler = (runtime: Runtime, params: Record<string, unknown>) => unknown
