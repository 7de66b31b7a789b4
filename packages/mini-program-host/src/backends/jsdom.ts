import type { Network, Size, Surroundings } from '../types/surroundings'
import { jsdomTouch } from './jsdom-touch'
import { jsdomWindow } from './jsdom-window'
import { vmRealm } from './vm-realm'

export interface JsdomOptions {
  readonly network: Network
  readonly size?: Partial<Size>
  /** the delay of setData until it reaches the view, in milliseconds */
  readonly setDataDelay?: number
}

export interface JsdomSurroundings extends Surroundings {
  /** Ends timers and windows. */
  close(): void
}

/** Surroundings without layout or pictures, in which app code has no DOM at all, to prove that it needs none. */
export function jsdomSurroundings({ network, size, setDataDelay = 0 }: JsdomOptions): JsdomSurroundings {
  const realm = vmRealm()
  const windows = new Set<Window>()
  const screen: Size = { width: 375, height: 667, pixelRatio: 2, ...size }

  function closeWindow(window: Window): void {
    windows.delete(window)
    window.close()
  }

  return {
    kind: 'jsdom',
    realm,
    network,
    setDataDelay,
    size: () => screen,
    openWindow() {
      const window = jsdomWindow(screen)
      windows.add(window)
      return window
    },
    showWindow() {},
    closeWindow,
    touch: jsdomTouch(),
    screenshot: () => Promise.reject(new Error('nothing is drawn in jsdom: a screenshot needs Chromium')),
    close() {
      realm.close()
      for (const window of [...windows]) closeWindow(window)
    },
  }
}
