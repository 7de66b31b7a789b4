import { PAGE_LOADING_DELAY_MS, PAGE_LOADING_TIMEOUT_MS } from '@contract/base/constants'
import { firstPageDrawn, pagesReleased } from '@/platform/navigation/delay-pages'
import { isUnloaded } from '@/platform/worker/is-unloaded'
import { reloadForNewBuild } from '@/platform/worker/new-build'
import { giveUpPending } from './ask-again'
import { mountInTurns } from './mount-in-turns'
import { endFirstPaint } from './first-paint'
import { hideView, showLoading, showRetry } from './page-view'

/** Creates a page for the time without a network, which later becomes the page that `load` returns. */
type StandIn<T> = (load: () => Promise<T>) => T

let newest = 0
/** The newest of those that came. */
let latest = 0

/**
 * Loads a page of the H5 build [screen.lazy-loading]. A slow page shows the loading view. A page that fails or takes
 * too long shows the retry view, and each retry requests it again; one whose file is gone with the build before reloads the
 * document at its address, once. Without a network, `standIn` (if given) is mounted
 * instead. The promise never rejects: it waits for a retry that works. The first page also waits until the app has its
 * language and currency [start.order].
 *
 * When the visitor goes elsewhere while a page's view is on screen or before any page was, or a page that they chose later has
 * come before, the promise of that page never resolves, so that it does not mount over the page that they chose.
 */
export function loadPage<T>(load: () => Promise<T>, standIn?: StandIn<T>): Promise<T> {
  const turn = ++newest
  let slow = false
  let settled = false

  hideView()
  return new Promise<T>((resolve) => {
    const overtaken = () => turn !== newest
    let attempts = 0

    function settle() {
      if (latest === 0) {
        mountInTurns()
        void firstPageDrawn().then(endFirstPaint)
      }
      settled = true
      latest = turn
    }

    function retry() {
      giveUpPending()
      // webpack forgets styles that failed a turn later
      queueMicrotask(attempt)
    }

    function attempt() {
      const mine = ++attempts
      const timers = [setTimeout(becomeSlow, PAGE_LOADING_DELAY_MS), setTimeout(giveUp, PAGE_LOADING_TIMEOUT_MS)]
      const stop = () => timers.forEach(clearTimeout)

      function becomeSlow() {
        if (overtaken() || mine !== attempts) return
        slow = true
        showLoading()
      }

      function giveUp() {
        stop()
        // a retry makes the requests of earlier attempts fail
        if (overtaken() || settled || mine !== attempts) return
        slow = true
        showRetry(retry)
      }

      function failed(error: unknown) {
        if (navigator.onLine && isUnloaded(error)) return void afterNewBuild()
        if (standIn === undefined || navigator.onLine) return giveUp()
        stop()
        // the stand-in's texts must be loaded
        void pagesReleased().then(() => {
          if (overtaken() || settled || mine !== attempts) return
          settle()
          hideView()
          resolve(standIn(load))
        })
      }

      async function afterNewBuild() {
        // the reload ends this document
        if (!(await reloadForNewBuild())) giveUp()
      }

      Promise.all([load(), pagesReleased()]).then(([page]) => {
        stop()
        if (settled || turn < latest || ((slow || latest === 0) && overtaken())) return
        settle()
        if (!overtaken()) hideView()
        resolve(page)
      }, failed)
    }

    attempt()
  })
}
