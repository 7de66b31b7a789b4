import { asyncApi } from '../async-api'
import type { WxArea, WxContext } from '../context'
import { WxFailure } from '../wx-failure'

const SCOPES = [
  'scope.userInfo',
  'scope.userLocation',
  'scope.userFuzzyLocation',
  'scope.userLocationBackground',
  'scope.address',
  'scope.invoice',
  'scope.invoiceTitle',
  'scope.werun',
  'scope.record',
  'scope.writePhotosAlbum',
  'scope.camera',
  'scope.bluetooth',
  'scope.addPhoneContact',
  'scope.addPhoneCalendar',
]
/** These must be explained in app.json's `permission`. */
const EXPLAINED = ['scope.userLocation', 'scope.userFuzzyLocation', 'scope.userLocationBackground']
/** WeChat's number for a denied permission */
const DENIED = 103

/** wx.authorize asks once in a dialog and remembers the answer; getSetting returns it and openSetting changes it. */
export const permissions: WxArea = (context) => {
  const answers = new Map<string, boolean>()
  const settings = () => ({ authSetting: Object.fromEntries(answers) })
  return {
    authorize: asyncApi(context, 'authorize', { scope: 'String' }, async ({ scope }) => {
      const name = String(scope)
      if (!SCOPES.includes(name)) throw new WxFailure('invalid scope')
      checkExplained(context, name)
      if (!answers.has(name)) answers.set(name, (await context.ask({ kind: 'authorize', title: name })) === 'confirm')
      if (!answers.get(name)) throw new WxFailure('auth deny', { errno: DENIED })
    }),
    getSetting: asyncApi(context, 'getSetting', { withSubscriptions: 'Boolean?' }, settings),
    openSetting: asyncApi(context, 'openSetting', { withSubscriptions: 'Boolean?' }, async () => {
      const allowed = (await context.ask({ kind: 'authorize', title: 'openSetting' })) === 'confirm'
      for (const name of answers.keys()) answers.set(name, allowed)
      return settings()
    }),
    getPrivacySetting: asyncApi(context, 'getPrivacySetting', {}, () => ({
      needAuthorization: false,
      privacyContractName: '',
    })),
    requirePrivacyAuthorize: asyncApi(context, 'requirePrivacyAuthorize', {}, () => {}),
  }
}

export function checkExplained({ runtime }: Pick<WxContext, 'runtime'>, scope: string): void {
  if (!EXPLAINED.includes(scope) || runtime.program.app.permission?.[scope]) return
  throw new WxFailure('require permission desc')
}
