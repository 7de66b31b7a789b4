import type { ViewHost } from './view-host'

/** px from the bottom, unless app.json or the page's own json sets it */
const REACH = 50

/** Reports scrolling of the page, reaching its bottom, and a new size of its window. */
export function watchPage(window: Window, host: ViewHost): void {
  let below = false

  function scrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = scroller(window)
    host.scrolled(scrollTop)
    const near = scrollHeight - clientHeight - scrollTop <= (host.reachBottomDistance ?? REACH)
    if (near && !below) host.reachedBottom()
    below = near
  }

  window.addEventListener('scroll', scrolled, { passive: true })
  window.addEventListener('resize', () => host.resized())
}

function scroller(window: Window): Element {
  return window.document.scrollingElement ?? window.document.documentElement
}
