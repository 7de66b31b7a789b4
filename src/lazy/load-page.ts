import { PAGE_LOADING_DELAY_MS, PAGE_LOADING_TIMEOUT_MS } from '@contract/constants'
import { pagesReleased } from '@/platform/hold-pages'
import { hideView, showLoading, showRetry } from './page-view'

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
      const timers = [setTimeout(becomeSlow, PAGE_LOADING_DELAY_MS), setTimeout(giveUp, PAGE_LOADING_TIMEOUT_MS)]
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
