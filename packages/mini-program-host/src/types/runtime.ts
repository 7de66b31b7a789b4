import type { Program } from './program'
import type { Surroundings } from './surroundings'

/** An instance of a page or custom component as the app's code sees it (`this`). */
export interface Instance {
  data: Record<string, unknown>
  setData(data: Record<string, unknown>, done?: () => void): void
  [method: string]: unknown
}

/** The functions of the view program in one page's window. */
export interface PageView {
  /** Registers a definition under a path; properties of other realms are understood. */
  define(kind: 'Page' | 'Component', path: string, definition: object): void
  /**
   * Creates the page's root. A page written as a component gets the query values that it declares. Draws nothing before
   * attach.
   */
  create(path: string, query?: string): Instance
  /** Creates the app's own tab bar beside the page. */
  createTabBar(): Instance
  attach(): void
  /** Reports that the page is drawn: components get `ready`. */
  ready(): void
  /** Passes events of the page on to its components, by the names of pageLifetimes. */
  signal(name: 'show' | 'hide' | 'resize', ...args: readonly unknown[]): void
  release(): void
  /** The element in which the page is drawn. */
  readonly root: Element
  /** The instance of an element that is a custom component; undefined for other elements. */
  instanceOf(element: Element): Instance | undefined
  readonly window: Window
}

/** How the app was opened, or brought back to the foreground. */
export interface LaunchOptions {
  /** without leading slash */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
  readonly referrerInfo: Readonly<Record<string, unknown>>
}

/** Events of the app as a whole, for `wx.onAppShow` and its kin. */
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
  /** the title from wx.setNavigationBarTitle, which stays with the page */
  title?: string
  /** the custom tab bar's instance, on tab pages of an app that has one */
  readonly tabBar?: Instance
}

/** One call of setData from app code to the view. */
export interface SetDataCall {
  /** path of the page or component */
  readonly path: string
  /** of the JSON, in UTF-8 */
  readonly bytes: number
  readonly keys: readonly string[]
}

export interface Measures {
  readonly setData: SetDataCall[]
  /** names of the DOM that app code read, with the files that read them */
  readonly domNames: Map<string, Set<string>>
  /** missing names of wx, with the number of reads */
  readonly unknownWx: Map<string, number>
  /** uncaught errors and rejections of app code */
  readonly errors: string[]
  /** warnings of the component framework */
  readonly warnings: string[]
}

/** Events in a mini-program, for the client that drives it. */
export type HostEvent =
  | { readonly method: 'App.logAdded'; readonly params: { readonly type: string; readonly args: readonly unknown[] } }
  | { readonly method: 'App.exceptionThrown'; readonly params: { readonly message: string; readonly stack: string } }
  | {
      readonly method: 'App.bindingCalled'
      readonly params: { readonly name: string; readonly args: readonly unknown[] }
    }

/** Navigates between pages. Each call rejects with an Error whose message is wx's without `navigateTo:fail `. */
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
  /** of a modal: 'confirm' is the only button without `cancelText` */
  readonly confirmText?: string
  readonly cancelText?: string
  /** Ends the dialog; the code that opened it removes it from the screen. A number is the item of an action sheet. */
  answer(choice: 'confirm' | 'cancel' | number): void
}

/** The state of what the host draws around pages. */
export interface Chrome {
  /** the dialog that waits for an answer, if there is one */
  dialog?: Dialog
  toast?: { readonly title: string; readonly icon: string }
  loading?: { readonly title: string }
  title: string
  /** whether the pull-down refresh spinner is shown */
  refreshing?: boolean
  tabBar?: TabBarState
  /** changes by wx.setNavigationBarColor, setBackgroundColor and setBackgroundTextStyle, by parameter */
  colors?: Readonly<Record<string, string>>
}

/** Changes by wx.setTabBarItem, setTabBarBadge and hideTabBar; badges, dots and items by index. */
export interface TabBarState {
  readonly hidden: boolean
  readonly badges: Readonly<Record<number, string>>
  readonly dots: Readonly<Record<number, boolean>>
  readonly items: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  readonly style: Readonly<Record<string, unknown>>
}

/** A running mini-program: one object, in Node with jsdom, or in the outer frame with Chromium. */
export interface Runtime {
  readonly program: Program
  readonly surroundings: Surroundings
  readonly measures: Measures
  readonly stack: readonly OpenPage[]
  readonly router: Router
  readonly chrome: Chrome
  /** the argument of App() */
  readonly app: Instance | undefined
  /** the `wx` that app code sees, mocks included */
  readonly wx: Record<string, unknown>
  /** The names that every module of the app gets: `wx`, `getApp`, `console` and so on. */
  readonly scope: Readonly<Record<string, unknown>>
  /** Calls a life-cycle or other method of a page or of the app, if it exists; an error becomes an event. */
  invoke(target: Instance, method: string, ...args: readonly unknown[]): unknown
  emit(event: HostEvent): void
  /** An uncaught error of app code: an event of the protocol, a measure, App.onError and wx.onError. */
  report(error: unknown): void
  /** Returns a function that removes the listener. */
  on<Name extends keyof AppSignals>(name: Name, listener: (value: AppSignals[Name]) => void): () => void
  readonly launchOptions: LaunchOptions
  /** of the last time that the app came to the foreground */
  readonly enterOptions: LaunchOptions
  /** Replaces a name of wx; undefined restores it. */
  mock(name: string, replacement: ((...args: unknown[]) => unknown) | undefined): void
  /** The function before any mock. */
  original(name: string): ((...args: unknown[]) => unknown) | undefined
  /**
   * Runs the app's code, calls onLaunch and onShow, and opens the first page. Called once. Settles after the page's
   * onReady, or when none could be opened, which has been reported by then.
   */
  start(): Promise<void>
  /** To the foreground or background, as a super-app does it: onShow and onHide of app and page. */
  foreground(shown: boolean, options?: { path?: string; query?: Record<string, string>; scene?: number }): void
}

/** Builds `wx` without navigation. Called once, before the app's code runs. */
export type CreateWx = (runtime: Runtime) => Record<string, unknown>

/** One method of the automator protocol, run beside the runtime. Its result and params are plain JSON. */
export type Handler = (runtime: Runtime, params: Record<string, unknown>) => unknown
