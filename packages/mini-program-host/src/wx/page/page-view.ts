import type { OpenPage } from '../../types/runtime'
import { asyncApi } from '../async-api'
import type { WxArea } from '../context'
import { WxFailure } from '../wx-failure'

const SCROLL = { scrollTop: 'Number?', duration: 'Number?', selector: 'String?', offsetTop: 'Number?' }

/** Scrolling the page that is shown, and its pull-down refresh. */
export const pageView: WxArea = (context) => {
  const { runtime } = context
  const current = (): OpenPage => {
    const page = runtime.stack.at(-1)
    if (!page) throw new WxFailure('no page is open')
    return page
  }
  return {
    pageScrollTo: asyncApi(context, 'pageScrollTo', SCROLL, ({ scrollTop, selector, offsetTop = 0 }) => {
      const { view } = current()
      if (scrollTop !== undefined) return view.window.scrollTo({ top: Number(scrollTop) })
      if (selector === undefined) return undefined
      const target = view.root.querySelector(String(selector))
      if (!target) throw new WxFailure(`can not find selector "${String(selector)}"`)
      const top = target.getBoundingClientRect().top + view.window.document.documentElement.scrollTop
      return view.window.scrollTo({ top: top + Number(offsetTop) })
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
