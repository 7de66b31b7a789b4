import { asyncApi } from '../async-api'
import { bytesToBase64, base64ToBytes } from '../bytes'
import type { WxArea } from '../context'
import { loud } from '../loud'
import { checkValue } from '../parameters'

/** How the app was opened, information about it, conversions, and nextTick. */
export const appInfo: WxArea = (context) => {
  const { runtime, own } = context
  return {
    getLaunchOptionsSync: () => own(runtime.launchOptions),
    getEnterOptionsSync: () => own(runtime.enterOptions),
    // an app that was not uploaded has no version number
    getAccountInfoSync: () => own({ miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }),
    getExtConfigSync: () => own({}),
    getExtConfig: asyncApi(context, 'getExtConfig', {}, () => ({ extConfig: {} })),
    nextTick: (run: unknown) => void Promise.resolve().then(() => context.tell(run)),
    arrayBufferToBase64: (buffer: unknown) =>
      loud('arrayBufferToBase64', () => {
        checkValue(buffer, 'ArrayBuffer')
        return bytesToBase64(new Uint8Array(buffer as ArrayBuffer))
      }),
    base64ToArrayBuffer: (text: unknown) =>
      loud('base64ToArrayBuffer', () => {
        checkValue(text, 'String')
        return own(base64ToBytes(String(text)).buffer)
      }),
  }
}
