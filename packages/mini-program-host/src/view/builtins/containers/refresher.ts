import type { Builtin } from '../builtin'
import { changedTouch } from '../changed-touch'

/** How far the list moves for a finger's distance: more slowly than the finger. */
const EASE = 0.5

/** A scroll-view's own pull to refresh. */
export function startRefresher({ host, get, put, watch, fire }: Builtin): void {
  let from: number | undefined
  let pulled = 0
  let refreshing = false

  function refresh(): void {
    refreshing = true
    host.toggleAttribute('refreshing', true)
    put('refresherTriggered', true)
    fire('refresherrefresh', { dy: pulled })
  }
  function restore(event: 'refresherrestore' | 'refresherabort'): void {
    refreshing = false
    host.toggleAttribute('refreshing', false)
    fire(event, { dy: pulled })
    pulled = 0
  }

  host.addEventListener(
    'touchstart',
    (event) => {
      const atTop = get<boolean>('refresherEnabled') && host.scrollTop <= 0 && !refreshing
      from = atTop ? changedTouch(event).clientY : undefined
      pulled = 0
    },
    { passive: true },
  )
  host.addEventListener('touchmove', (event) => {
    if (from === undefined) return
    pulled = Math.max((changedTouch(event).clientY - from) * EASE, 0)
    if (pulled === 0) return
    // otherwise the page scrolls too
    if (event.cancelable) event.preventDefault()
    fire('refresherpulling', { dy: pulled })
  })
  host.addEventListener('touchend', () => {
    if (from !== undefined && pulled > 0) {
      if (pulled >= get<number>('refresherThreshold')) refresh()
      else restore('refresherabort')
    }
    from = undefined
  })
  watch(['refresherTriggered'], () => {
    const wanted = get<boolean>('refresherTriggered')
    if (wanted && !refreshing && get<boolean>('refresherEnabled')) refresh()
    if (!wanted && refreshing) restore('refresherrestore')
  })
}
