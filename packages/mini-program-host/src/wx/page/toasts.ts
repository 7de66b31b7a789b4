import { asyncApi } from '../async-api'
import type { WxArea } from '../context'
import { WxFailure } from '../wx-failure'

/** milliseconds */
const DURATION = 1500

const TOAST = { title: 'String', icon: 'String?', image: 'String?', duration: 'Number?', mask: 'Boolean?' }
const LOADING = { title: 'String', mask: 'Boolean?' }

/** wx.showToast and showLoading: only one is shown at a time, and both hide calls hide either. */
export const toasts: WxArea = (context) => {
  const { chrome } = context.runtime
  const clear = () => {
    chrome.toast = undefined
    chrome.loading = undefined
  }
  const hide = () => {
    if (!chrome.toast && !chrome.loading) throw new WxFailure("toast can't be found")
    clear()
  }
  return {
    showToast: asyncApi(context, 'showToast', TOAST, ({ title, icon = 'success', duration = DURATION }) => {
      clear()
      const toast = { title: String(title), icon: String(icon) }
      chrome.toast = toast
      context.later(() => {
        if (chrome.toast === toast) chrome.toast = undefined
      }, Number(duration))
    }),
    hideToast: asyncApi(context, 'hideToast', { noConflict: 'Boolean?' }, hide),
    showLoading: asyncApi(context, 'showLoading', LOADING, ({ title }) => {
      clear()
      chrome.loading = { title: String(title) }
    }),
    hideLoading: asyncApi(context, 'hideLoading', { noConflict: 'Boolean?' }, hide),
  }
}
