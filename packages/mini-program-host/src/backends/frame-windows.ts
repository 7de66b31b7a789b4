import type { Program } from '../types/program'
import { insetsOf } from '../runtime/insets'

/** A page's document is empty, in standards mode, and uses a sans-serif font as phones do. */
const EMPTY_DOCUMENT =
  '<!doctype html><html><head><meta charset="utf-8">' +
  '<style>body{font-family:sans-serif}</style></head><body></body></html>'

export interface FrameWindows {
  open(path: string): Window
  show(window: Window, shown: boolean): void
  close(window: Window): void
}

/** One frame per page, one above the other, in the outer document. */
export function frameWindows(outer: Document, program: Program): FrameWindows {
  const frames = new Map<Window, HTMLIFrameElement>()
  const place = outer.getElementById('pages') ?? outer.body

  function frameOf(window: Window): HTMLIFrameElement {
    const frame = frames.get(window)
    if (frame === undefined) throw new Error('the window is closed')
    return frame
  }

  return {
    open(path) {
      const { top, bottom } = insetsOf(program, path)
      const frame = outer.createElement('iframe')
      frame.style.top = `${top}px`
      frame.style.height = `calc(100% - ${top + bottom}px)`
      frame.dataset.path = path
      place.append(frame)
      const window = frame.contentWindow
      if (window === null) throw new Error('the browser opened no frame')
      window.document.open()
      window.document.write(EMPTY_DOCUMENT)
      window.document.close()
      frames.set(window, frame)
      return window
    },
    // not by display, which would lose the page's scroll position
    show(window, shown) {
      frameOf(window).style.visibility = shown ? 'visible' : 'hidden'
    },
    close(window) {
      frameOf(window).remove()
      frames.delete(window)
    },
  }
}
