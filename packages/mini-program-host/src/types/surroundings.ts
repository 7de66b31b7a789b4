/** What a back end provides for the runtime: windows to draw in, a realm for the app's code, the network, fingers. */

export interface Size {
  /** CSS px */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
}

/** The realm of the mini-program's own code. */
export interface AppRealm {
  /** Compiles a function body; stack traces show the file's name. Throws a SyntaxError of the host's realm. */
  compile(names: readonly string[], body: string, file: string): (...values: unknown[]) => unknown
  /** A copy made of the realm's own objects, for everything that passes from view to app code. */
  copy<T>(value: T): T
  /** Errors of app code without a caller in the host: in timers, and in unhandled promises. */
  onError(listener: (error: unknown, rejected?: { readonly promise: unknown }) => void): void
  readonly setTimeout: (run: () => void, ms?: number) => number
  readonly clearTimeout: (id: number) => void
}

/** A finger's position on the screen, in CSS px from the top left. */
export interface Finger {
  readonly identifier: number
  readonly x: number
  readonly y: number
}

export interface NetworkRequest {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  /** base64, so that it can pass into a browser and back */
  readonly body?: string
  /** milliseconds */
  readonly timeout: number
  /** 'manual' returns a redirect as the answer */
  readonly redirect: 'follow' | 'manual'
  /** whether events report the bytes of body and answer that have passed */
  readonly progress?: boolean
}

export interface NetworkAnswer {
  readonly status: number
  readonly header: Readonly<Record<string, string>>
  /** each Set-Cookie header */
  readonly cookies: readonly string[]
  /** base64 */
  readonly body: string
}

export interface SocketRequest {
  readonly url: string
  readonly header: Readonly<Record<string, string>>
  readonly protocols: readonly string[]
  /** milliseconds until it must be open */
  readonly timeout: number
}

/** A message of a socket: text, or bytes as base64. */
export interface SocketMessage {
  readonly data: string
  readonly binary: boolean
}

/** Events of the network; `id` is the one passed to send or openSocket. */
export type NetworkEvent =
  | { readonly kind: 'status'; readonly connected: boolean }
  | {
      readonly kind: 'headers'
      readonly id: string
      readonly status: number
      readonly header: Readonly<Record<string, string>>
      readonly cookies: readonly string[]
    }
  /** bytes so far; total is 0 while unknown */
  | { readonly kind: 'sent' | 'received'; readonly id: string; readonly bytes: number; readonly total: number }
  | { readonly kind: 'message'; readonly id: string; readonly message: SocketMessage }
  | { readonly kind: 'closed'; readonly id: string; readonly code: number; readonly reason: string }
  | { readonly kind: 'broken'; readonly id: string; readonly reason: string }

/**
 * The real network, reached through Node: all values are plain JSON. Rejects with an Error whose message is 'timeout',
 * 'abort', or Chromium's name for the reason, such as ERR_INTERNET_DISCONNECTED while it is offline and
 * ERR_NETWORK_CHANGED for requests that were in progress when it went offline.
 */
export interface Network {
  send(request: NetworkRequest, id: string): Promise<NetworkAnswer>
  abort(id: string): void
  /** Settles when the socket is open, with the headers of the answer. */
  openSocket(request: SocketRequest, id: string): Promise<{ readonly header: Readonly<Record<string, string>> }>
  sendToSocket(id: string, message: SocketMessage): Promise<void>
  closeSocket(id: string, code: number, reason: string): void
  /** Reports the status at once, and then all events. Returns a function that removes the listener. */
  listen(listener: (event: NetworkEvent) => void): () => void
}

export interface Surroundings {
  readonly kind: 'jsdom' | 'chromium'
  readonly realm: AppRealm
  readonly network: Network
  size(): Size
  /** the super-app's language, such as `en`; zh_CN by default */
  readonly language?: string
  /**
   * A window with an empty document, drawn on top of the others. The path is the page's, without leading slash: a page
   * with a default navigation bar or tab bar gets the space between the bars.
   */
  openWindow(path: string): Window
  showWindow(window: Window, shown: boolean): void
  closeWindow(window: Window): void
  /**
   * Puts fingers on the screen, moves or lifts them: the topmost element gets the touch. `target` is for jsdom, which
   * has no positions.
   */
  touch(type: 'touchstart' | 'touchmove' | 'touchend', fingers: readonly Finger[], target: Element): Promise<void>
  /** base64 of a PNG; rejects when nothing is drawn. */
  screenshot(): Promise<string>
  /** The delay of setData until it reaches the view, in milliseconds; 0 applies it at once. */
  readonly setDataDelay: number
}
