/** What a back end lends the runtime: windows to draw in, a realm for the app's code, the network, fingers. */

export interface Size {
  /** CSS px */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
}

/** The realm in which the mini-program's own code runs. */
export interface AppRealm {
  /** Compiles a function body; the file's name shows up in stack traces. Throws a SyntaxError of the host's realm. */
  compile(names: readonly string[], body: string, file: string): (...values: unknown[]) => unknown
  /** A copy made of the realm's own objects, as everything that crosses from view to app code is. */
  copy<T>(value: T): T
  /** What app code lets out where nobody of the host calls it: in timers, and promises that nobody catches. */
  onError(listener: (error: unknown, rejected?: { readonly promise: unknown }) => void): void
  readonly setTimeout: (run: () => void, ms?: number) => number
  readonly clearTimeout: (id: number) => void
}

/** A finger on the screen, in CSS px from the top left of the screen. */
export interface Finger {
  readonly identifier: number
  readonly x: number
  readonly y: number
}

export interface NetworkRequest {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  /** base64, so that it passes into a browser and back */
  readonly body?: string
  /** milliseconds */
  readonly timeout: number
  /** 'manual' hands a redirect over as the answer */
  readonly redirect: 'follow' | 'manual'
  /** whether events tell how many bytes of body and answer have passed */
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

/** What a socket carries: text, or bytes as base64. */
export interface SocketMessage {
  readonly data: string
  readonly binary: boolean
}

/** What the network tells by itself; `id` is the one given to send or openSocket. */
export type NetworkEvent =
  | { readonly kind: 'status'; readonly connected: boolean }
  | {
      readonly kind: 'headers'
      readonly id: string
      readonly status: number
      readonly header: Readonly<Record<string, string>>
      readonly cookies: readonly string[]
    }
  /** bytes so far; total is 0 while it is unknown */
  | { readonly kind: 'sent' | 'received'; readonly id: string; readonly bytes: number; readonly total: number }
  | { readonly kind: 'message'; readonly id: string; readonly message: SocketMessage }
  | { readonly kind: 'closed'; readonly id: string; readonly code: number; readonly reason: string }
  | { readonly kind: 'broken'; readonly id: string; readonly reason: string }

/**
 * The real network, reached from Node: all that passes is plain JSON.
 * Rejects with an Error whose message is 'timeout', 'abort', or the name that Chromium gives the reason, such as
 * ERR_INTERNET_DISCONNECTED while it is cut off and ERR_NETWORK_CHANGED for what was under way when it was.
 */
export interface Network {
  send(request: NetworkRequest, id: string): Promise<NetworkAnswer>
  abort(id: string): void
  /** Settles when the socket is open, with the headers of the answer. */
  openSocket(request: SocketRequest, id: string): Promise<{ readonly header: Readonly<Record<string, string>> }>
  sendToSocket(id: string, message: SocketMessage): Promise<void>
  closeSocket(id: string, code: number, reason: string): void
  /** Tells the status at once, and then whatever happens. Returns the function that ends the listening. */
  listen(listener: (event: NetworkEvent) => void): () => void
}

export interface Surroundings {
  readonly kind: 'jsdom' | 'chromium'
  readonly realm: AppRealm
  readonly network: Network
  size(): Size
  /** the super-app's language, such as `en`; zh_CN unless told */
  readonly language?: string
  /**
   * A window with an empty document of its own, drawn on top of the others. The path is the page's, without leading
   * slash: a page with a default navigation bar or tab bar gets the room between the bars.
   */
  openWindow(path: string): Window
  showWindow(window: Window, shown: boolean): void
  closeWindow(window: Window): void
  /** Puts fingers on the screen, moves or lifts them: what lies on top gets the touch. `target` is for jsdom, which knows no positions. */
  touch(type: 'touchstart' | 'touchmove' | 'touchend', fingers: readonly Finger[], target: Element): Promise<void>
  /** base64 of a PNG; rejects where nothing is drawn. */
  screenshot(): Promise<string>
  /** Milliseconds by which setData reaches the view late; 0 applies it at once. */
  readonly setDataDelay: number
}
