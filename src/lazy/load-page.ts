import { pagesReleased } from '@/platform/hold-pages'
import { hideView, showLoading, showRetry } from './page-view'

/** How long a page may take before the loading view appears (spec §2), in milliseconds. */
export const LOADING_DELAY = 200
/** How long before it is given up in favour of the retry view (spec §2), in milliseconds. */
export const LOADING_TIMEOUT = 60_000

let newest = 0

/**
 * Loads a page of the H5 build (spec §2). A slow page shows the loading view; a page that fails or takes too long
 * shows the retry view, and each retry asks again. The promise never rejects: it waits for a retry that works.
 * The first page also waits until the app has its language and currency (spec §1).
 *
 * A load whose view was on screen when the visitor went elsewhere never resolves, so that the page they left does
 * not mount over the one they chose.
 */
export function loadPage<T>(load: () => Promise<T>): Promise<T> {
  const turn = ++newest
  let slow = false
  let settled = false

  hideView()
  return new Promise<T>((resolve) => {
    const overtaken = () => turn !== newest

    function attempt() {
      const timers = [setTimeout(becomeSlow, LOADING_DELAY), setTimeout(giveUp, LOADING_TIMEOUT)]
      const stop = () => timers.forEach(clearTimeout)

      function becomeSlow() {
        if (overtaken()) return
        slow = true
        showLoading()
      }

      function giveUp() {
        stop()
        if (overtaken() || settled) return
        slow = true
        showRetry(attempt)
      }

      Promise.all([load(), pagesReleased()]).then(([page]) => {
        stop()
        if (settled || (slow && overtaken())) return
        settled = true
        if (!overtaken()) hideView()
        resolve(page)
      }, giveUp)
    }

    attempt()
  })
}
