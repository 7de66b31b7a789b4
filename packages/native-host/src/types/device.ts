import type { DeviceElement, Query } from '../device/element'
import type { Records } from '../device/records'
import type { PortsLed } from '../network/network'
import type { Surroundings } from '../modules/native-context'
import type { Box, ViewNode } from '../tree/view-node'

export type { DeviceElement, Query }

export type Platform = 'android' | 'ios'

/** px of the notch, the status bar and the home indicator on each side */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The screen: width and height in density-independent px. */
export interface ScreenSize {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
}

export interface DeviceShape {
  readonly platform: Platform
  readonly size: ScreenSize
  readonly insets: Insets
}

export interface DeviceOptions {
  /** the JavaScript bundle, as Metro writes it for production */
  readonly bundle: string
  readonly platform: Platform
  /** 375 × 812 at 2 by default */
  readonly size?: Partial<ScreenSize>
  readonly insets?: Partial<Insets>
  /** the app's stored data; it is changed in place */
  readonly storage?: Map<string, string>
  /** likewise, in the Keychain or Keystore */
  readonly keychain?: Map<string, string>
  /** the name under which the app is registered; `main` by default */
  readonly appName?: string
  /** a language tag; `en-US` by default */
  readonly language?: string
  /** ports of the device, each forwarded to a port of this machine, as by `adb reverse` */
  readonly ports?: PortsLed
}

export interface StartOptions {
  /** the page that a Taro app opens first */
  readonly initPath?: string
  /** the link that opened the app */
  readonly link?: string
  readonly props?: Readonly<Record<string, unknown>>
}

export interface PictureOptions {
  /** pixels per px; those of the screen by default */
  readonly pixelRatio?: number
}

export type Lookup = Query | DeviceElement

export interface Counts {
  readonly viewsCreated: number
  readonly viewsMounted: number
  readonly bridgeCalls: number
}

/** What the user sees of an element, and where. */
export type ElementSight =
  | { readonly state: 'visible'; readonly box: Box }
  | { readonly state: 'hidden' | 'empty' | 'outside' }
  | { readonly state: 'covered'; readonly box: Box; readonly by: DeviceElement }

/** The page of a web view. The host does not load it: a test plays it, or runs it in a browser. */
export interface WebPage {
  /** the source that the app sets */
  readonly source: { readonly html?: string; readonly baseUrl?: string; readonly uri?: string }
  /** the scripts that the app runs in it, in order, starting with those that it was created with */
  readonly scripts: readonly string[]
  /** Like the page's own `ReactNativeWebView.postMessage`. */
  post(text: string): void
  /** The page navigates: the app may prevent it, or do something else. */
  goTo(address: string): void
  /** The page was loaded, or failed to load. */
  loaded(): void
  failed(description: string): void
}

/**
 * A phone driven by a test. Actions that a user could not do throw a HostError with the reason. Everything except
 * `start`, `restart`, `close` and `screen` needs a running app that has not crashed.
 */
export interface Device {
  readonly shape: DeviceShape
  readonly storage: Map<string, string>
  readonly keychain: Map<string, string>
  /** of the current run */
  readonly records: Records
  readonly surroundings: Surroundings
  /** every request of all runs: `GET http://…` */
  readonly requests: readonly string[]
  /** How many requests are open, including those for pictures. */
  underWay(): number
  /** Resolves when the first view exists; wait for its content afterwards. */
  start(options?: StartOptions): Promise<void>
  /** Ends the app without notice, as the system does. */
  kill(): void
  restart(options?: StartOptions): Promise<void>
  close(): void
  until<T>(condition: () => T, what: string, ms?: number): Promise<Exclude<T, false | null | undefined>>
  all(asked: Query): readonly DeviceElement[]
  /** The visible ones. */
  visible(asked: Query): readonly DeviceElement[]
  /** The visible one, else the last match. */
  find(asked: Query): DeviceElement
  look(asked: Lookup): ElementSight
  /** The input that has the focus, or null. */
  focused(): DeviceElement | null
  /** Touches the middle of the visible part of an element, or a point of the window. Returns what was touched. */
  tap(asked: Lookup | { readonly x: number; readonly y: number }): Promise<DeviceElement>
  /** Taps an input and replaces its text, letter by letter. */
  type(asked: Lookup, text: string): Promise<void>
  /** Presses the keyboard's return key while the input has the focus. */
  submit(asked: Lookup): Promise<void>
  /** Drags the scroll view around the element, by px. */
  scroll(asked: Lookup, by: { readonly x?: number; readonly y?: number }): Promise<void>
  /** Scrolls until the element is in the middle, or as near as possible. */
  bringIntoView(asked: Lookup): Promise<void>
  pullToRefresh(asked: Lookup): Promise<void>
  /** Android's back button. */
  back(): Promise<void>
  /** An iPhone's swipe from the left edge. */
  swipeBack(): Promise<void>
  /** The page in a web view. */
  web(asked: Lookup): WebPage
  /** Opens a link in the running app. */
  openLink(url: string): Promise<void>
  offline(lost: boolean): Promise<void>
  /**
   * Tells the app that the keyboard is shown or hidden, as the system does for typing. It covers nothing here, but
   * changes how the app handles the next touch and makes space. Returns the area that it would cover; on Android that
   * area is no longer part of the window.
   */
  keyboard(up: boolean): Promise<Box>
  /**
   * A screenshot as a PNG: loads its pictures over the network, if the device has one, and draws the layout. What
   * cannot be loaded or drawn is left out, and `records.log` says so.
   */
  picture(options?: PictureOptions): Promise<Buffer>
  /** The visible text, in tree order. */
  screen(): string
  counts(): Counts
  /** How many timers of at most so many ms are pending. */
  timers(longest: number): number
  /** The tree with its layout. */
  root(): ViewNode
}
