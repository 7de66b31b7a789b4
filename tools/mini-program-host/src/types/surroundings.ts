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
}

export interface NetworkAnswer {
  readonly status: number
  readonly header: Readonly<Record<string, string>>
  /** each Set-Cookie header */
  readonly cookies: readonly string[]
  /** base64 */
  readonly body: string
}

/** The real network, reached from Node. Rejects with an Error whose message is 'timeout', 'abort' or the reason. */
export interface Network {
  send(request: NetworkRequest, id: string): Promise<NetworkAnswer>
  abort(id: string): void
}

export interface Surroundings {
  readonly kind: 'jsdom' | 'chromium'
  readonly realm: AppRealm
  readonly network: Network
  size(): Size
  /** A window with an empty document of its own, drawn on top of the others. */
  openWindow(): Window
  showWindow(window: Window, shown: boolean): void
  closeWindow(window: Window): void
  /** Puts fingers on the screen, moves or lifts them: what lies on top gets the touch. `target` is for jsdom, which knows no positions. */
  touch(type: 'touchstart' | 'touchmove' | 'touchend', fingers: readonly Finger[], target: Element): Promise<void>
  /** base64 of a PNG; rejects where nothing is drawn. */
  screenshot(): Promise<string>
  /** Milliseconds by which setData reaches the view late; 0 applies it at once. */
  readonly setDataDelay: number
}
