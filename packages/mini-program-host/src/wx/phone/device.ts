import { asyncApi } from '../async-api'
import type { WxArea } from '../context'

/** Parts of the phone that work without the user: clipboard, vibration, screen, calls. */
export const device: WxArea = (context) => {
  let clipboard = ''
  let brightness = 0.5
  return {
    setClipboardData: asyncApi(context, 'setClipboardData', { data: 'String' }, ({ data }) => {
      clipboard = String(data)
      // WeChat shows this toast itself
      const toast = { title: '内容已复制', icon: 'none' }
      const { chrome } = context.runtime
      chrome.toast = toast
      context.later(() => {
        if (chrome.toast === toast) chrome.toast = undefined
      }, 1500)
    }),
    getClipboardData: asyncApi(context, 'getClipboardData', {}, () => ({ data: clipboard })),
    vibrateShort: asyncApi(context, 'vibrateShort', { type: 'String?' }, () => {}),
    vibrateLong: asyncApi(context, 'vibrateLong', {}, () => {}),
    makePhoneCall: asyncApi(context, 'makePhoneCall', { phoneNumber: 'String' }, () => {}),
    hideKeyboard: asyncApi(context, 'hideKeyboard', {}, () => {}),
    setKeepScreenOn: asyncApi(context, 'setKeepScreenOn', { keepScreenOn: 'Boolean' }, () => {}),
    setScreenBrightness: asyncApi(context, 'setScreenBrightness', { value: 'Number' }, ({ value }) => {
      brightness = Number(value)
    }),
    getScreenBrightness: asyncApi(context, 'getScreenBrightness', {}, () => ({ value: brightness })),
    getBatteryInfo: asyncApi(context, 'getBatteryInfo', {}, () => ({ level: 100, isCharging: true })),
    getBatteryInfoSync: () => context.own({ level: 100, isCharging: true }),
    getRandomValues: asyncApi(context, 'getRandomValues', { length: 'Number' }, ({ length }) => ({
      randomValues: crypto.getRandomValues(new Uint8Array(Number(length))).buffer,
    })),
    setEnableDebug: asyncApi(context, 'setEnableDebug', { enableDebug: 'Boolean' }, () => {}),
  }
}
