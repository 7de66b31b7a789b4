import type { Behaviour } from '../builtin'
import { startRefresher } from './refresher'

/** scroll-view: scrolls by its properties, and fires events on scrolling and near an end. */
export const scrollView: Behaviour = (builtin) => {
  const { host, window, get, put, watch, fire, onAttached } = builtin
  startRefresher(builtin)
  let last = { left: 0, top: 0 }
  let near = { upper: true, lower: false }

  function measure() {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = host
    return { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }
  }

  function tellOfEnds(): void {
    const now = measure()
    const across = get<boolean>('scrollX') && !get<boolean>('scrollY')
    const passed = across ? now.scrollLeft : now.scrollTop
    const left = across
      ? now.scrollWidth - now.clientWidth - now.scrollLeft
      : now.scrollHeight - now.clientHeight - now.scrollTop
    const is = { upper: passed <= get<number>('upperThreshold'), lower: left <= get<number>('lowerThreshold') }
    // fires once near the end, and again only after scrolling away
    if (is.upper && !near.upper) fire('scrolltoupper', { direction: across ? 'left' : 'top' })
    if (is.lower && !near.lower) fire('scrolltolower', { direction: across ? 'right' : 'bottom' })
    near = is
  }

  host.addEventListener(
    'scroll',
    (event) => {
      if (event.target !== host) return
      // otherwise the framework would fire it again, without details
      event.stopImmediatePropagation()
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = measure()
      const [deltaX, deltaY] = [last.left - scrollLeft, last.top - scrollTop]
      last = { left: scrollLeft, top: scrollTop }
      put('scrollTop', scrollTop)
      put('scrollLeft', scrollLeft)
      fire('scroll', { scrollLeft, scrollTop, scrollWidth, scrollHeight, deltaX, deltaY })
      tellOfEnds()
    },
    { capture: true },
  )

  function scrollTo(left: number, top: number): void {
    if (host.scrollLeft === left && host.scrollTop === top) return
    if (get<boolean>('scrollWithAnimation') && typeof host.scrollTo === 'function') {
      host.scrollTo({ left, top, behavior: 'smooth' })
      return
    }
    host.scrollLeft = left
    host.scrollTop = top
    // without layout nothing scrolls by itself
    if (typeof host.scrollTo !== 'function') host.dispatchEvent(new window.Event('scroll'))
  }
  function scrollIntoView(): void {
    const id = get<string>('scrollIntoView')
    const target = id === '' ? undefined : [...host.querySelectorAll('[id]')].find((element) => element.id === id)
    if (!target) return
    const [frame, box] = [host.getBoundingClientRect(), target.getBoundingClientRect()]
    const left = get<boolean>('scrollX') ? host.scrollLeft + box.left - frame.left : host.scrollLeft
    const top = get<boolean>('scrollY') ? host.scrollTop + box.top - frame.top : host.scrollTop
    scrollTo(left, top)
  }

  watch(['scrollX', 'scrollY', 'enableFlex', 'showScrollbar'], () => {
    host.toggleAttribute('scroll-x', get<boolean>('scrollX'))
    host.toggleAttribute('scroll-y', get<boolean>('scrollY'))
    host.toggleAttribute('enable-flex', get<boolean>('enableFlex'))
    host.toggleAttribute('hide-scrollbar', !get<boolean>('showScrollbar'))
  })
  const applyOffsets = () => {
    if (host.isConnected) scrollTo(Number(get<unknown>('scrollLeft')), Number(get<unknown>('scrollTop')))
  }
  watch(['scrollTop', 'scrollLeft'], applyOffsets)
  watch(['scrollIntoView'], () => host.isConnected && scrollIntoView())
  onAttached(() => {
    applyOffsets()
    scrollIntoView()
  })

  return {
    functions: {
      scrollTo: (left: number, top: number) => scrollTo(left, top),
      scrollTop: () => host.scrollTop,
      scrollLeft: () => host.scrollLeft,
      scrollWidth: () => host.scrollWidth,
      scrollHeight: () => host.scrollHeight,
    },
  }
}
