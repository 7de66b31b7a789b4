import type { OpenPage } from '../types/runtime'
import type { Surroundings } from '../types/surroundings'
import { asyncApi } from './async-api'
import type { WxArea } from './context'
import { WxFailure } from './wx-failure'

const SCROLL = { scrollTop: 'Number?', duration: 'Number?', selector: 'String?', offsetTop: 'Number?' }

/** Scrolling the page that is shown, and its pull-down refresh. */
export const pageView: WxArea = (context) => {
  const { runtime } = context
  const { kind } = runtime.surroundings
  const current = (): OpenPage => {
    const page = runtime.stack.at(-1)
    if (!page) throw new WxFailure('no page is open')
    return page
  }
  return {
    pageScrollTo: asyncApi(context, 'pageScrollTo', SCROLL, ({ scrollTop, selector, offsetTop = 0 }) => {
      const { view } = current()
      if (scrollTop !== undefined) return scrollTo(kind, view.window, Number(scrollTop))
      if (selector === undefined) return undefined
      const target = view.root.querySelector(String(selector))
      if (!target) throw new WxFailure(`can not find selector "${String(selector)}"`)
      const top = target.getBoundingClientRect().top + view.window.document.documentElement.scrollTop
      return scrollTo(kind, view.window, top + Number(offsetTop))
    }),
    startPullDownRefresh: asyncApi(context, 'startPullDownRefresh', {}, () => {
      runtime.chrome.refreshing = true
      const { instance } = current()
      context.later(() => runtime.invoke(instance, 'onPullDownRefresh'))
    }),
    stopPullDownRefresh: asyncApi(context, 'stopPullDownRefresh', {}, () => {
      runtime.chrome.refreshing = false
    }),
  }
}

/** Sets the place rather than call window.scrollTo, which jsdom has not. */
function scrollTo(kind: Surroundings['kind'], window: Window, top: number): void {
  const { documentElement } = window.document
  if (documentElement.scrollTop === top) return
  documentElement.scrollTop = top
  // a browser tells of it by itself
  if (kind === 'jsdom') documentElement.dispatchEvent(scrollEvent(window))
}

function scrollEvent(window: Window): Event {
  const { Event: OwnEvent } = window as Window & typeof globalThis
  return new OwnEvent('scroll', { bubbles: true })
}
