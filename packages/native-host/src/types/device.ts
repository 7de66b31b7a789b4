import type { DeviceElement, Query } from '../device/element'
import type { Records } from '../device/records'
import type { PortsLed } from '../network/network'
import type { Surroundings } from '../modules/native-context'
import type { Box, ViewNode } from '../tree/view-node'

export type { DeviceElement, Query }

export type Platform = 'android' | 'ios'

/** px that the notch, the status bar and the home indicator take at each side */
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
  /** the JavaScript bundle, as Metro wrote it for production */
  readonly bundle: string
  readonly platform: Platform
  /** 375 × 812 at 2 unless told */
  readonly size?: Partial<ScreenSize>
  readonly insets?: Partial<Insets>
  /** what the app kept before; it is changed in place */
  readonly storage?: Map<string, string>
  /** likewise, in the Keychain or Keystore */
  readonly keychain?: Map<string, string>
  /** the name that the app is registered under; `main` unless told */
  readonly appName?: string
  /** a language tag; `en-US` unless told */
  readonly language?: string
  /** ports of the device's own address, each led to a port of this machine, as `adb reverse` leads them */
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
  /** pixels for each px; those of the screen unless told */
  readonly pixelRatio?: number
}

export type Lookup = Query | DeviceElement

export interface Counts {
  readonly viewsCreated: number
  readonly viewsMounted: number
  readonly bridgeCalls: number
}

/** What a person sees of an element, and where. */
export type ElementSight =
  | { readonly state: 'visible'; readonly box: Box }
  | { readonly state: 'hidden' | 'empty' | 'outside' }
  | { readonly state: 'covered'; readonly box: Box; readonly by: DeviceElement }

/** The page of a web view. The host loads none: a test says what the page says, or runs it in a browser. */
export interface WebPage {
  /** what the app wants shown */
  readonly source: { readonly html?: string; readonly baseUrl?: string; readonly uri?: string }
  /** what the app runs in it, in order; those that it was made with come first */
  readonly scripts: readonly string[]
  /** As the page's own `ReactNativeWebView.postMessage`. */
  post(text: string): void
  /** The page leads elsewhere: the app may forbid it, or do something in its place. */
  goTo(address: string): void
  /** The page is there, or could not be loaded. */
  loaded(): void
  failed(description: string): void
}

/**
 * A phone in the hand of a test. What a person could not do is refused with a HostError that says why, and everything
 * but `start`, `restart`, `close` and `screen` needs the app to run and not to have crashed.
 */
export interface Device {
  readonly shape: DeviceShape
  readonly storage: Map<string, string>
  readonly keychain: Map<string, string>
  /** of the present run */
  readonly records: Records
  readonly surroundings: Surroundings
  /** every request of all runs: `GET http://…` */
  readonly requests: readonly string[]
  /** How many requests have no answer yet, those of pictures among them. */
  underWay(): number
  /** Resolves when the first view is there; until it shows something, wait for that. */
  start(options?: StartOptions): Promise<void>
  /** Ends the app without a word to it, as the system does. */
  kill(): void
  restart(options?: StartOptions): Promise<void>
  close(): void
  until<T>(condition: () => T, what: string, ms?: number): Promise<Exclude<T, false | null | undefined>>
  all(asked: Query): readonly DeviceElement[]
  /** Those that a person sees. */
  visible(asked: Query): readonly DeviceElement[]
  /** The one that is seen, else the last one there is. */
  find(asked: Query): DeviceElement
  look(asked: Lookup): ElementSight
  /** The input in which letters would arrive now, or null. */
  focused(): DeviceElement | null
  /** Touches the middle of what is seen of an element, or a point of the window. Returns what the finger met. */
  tap(asked: Lookup | { readonly x: number; readonly y: number }): Promise<DeviceElement>
  /** Taps an input and replaces what it holds, letter by letter. */
  type(asked: Lookup, text: string): Promise<void>
  /** Presses the keyboard's own button while the input has the focus. */
  submit(asked: Lookup): Promise<void>
  /** Drags what the element scrolls in, by px. */
  scroll(asked: Lookup, by: { readonly x?: number; readonly y?: number }): Promise<void>
  /** Scrolls until the element stands in the middle, as far as there is a way. */
  bringIntoView(asked: Lookup): Promise<void>
  pullToRefresh(asked: Lookup): Promise<void>
  /** Android's back button. */
  back(): Promise<void>
  /** An iPhone's swipe from the left edge. */
  swipeBack(): Promise<void>
  /** The page in a web view. */
  web(asked: Lookup): WebPage
  /** Opens a link into the running app. */
  openLink(url: string): Promise<void>
  offline(lost: boolean): Promise<void>
  /**
   * Tells the app that the keyboard has come up or gone, as the system does around typing. It covers nothing here: what
   * changes is what the app does with the next touch, and what it makes room for. Answers what it would cover; on
   * Android that is no part of the window any more.
   */
  keyboard(up: boolean): Promise<Box>
  /**
   * What the screen shows, as a PNG: loads its pictures over the network, where the device has one, and draws what was
   * laid out. What is not to be had or not drawn is left out, and `records.log` says so.
   */
  picture(options?: PictureOptions): Promise<Buffer>
  /** The words that a person reads now, from top to bottom of the tree. */
  screen(): string
  counts(): Counts
  /** How many timers of the app wait that were set for so many ms at most: work that it has put off for a moment. */
  timers(longest: number): number
  /** The laid-out tree itself. */
  root(): ViewNode
}
