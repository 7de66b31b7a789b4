import { asyncApi } from '../async-api'
import type { WxArea, WxContext } from '../context'
import type { Rules } from '../parameters'
import { checkExplained } from './permissions'
import { WxFailure } from '../wx-failure'

/** Calls that only the user can answer, with WeChat's rules for the arguments. */
const ANSWERED: Readonly<Record<string, Rules>> = {
  chooseImage: { count: 'Number?', sizeType: 'Array|String?', sourceType: 'Array|String?' },
  chooseMedia: { count: 'Number?', mediaType: 'Array?', sourceType: 'Array?', sizeType: 'Array?', camera: 'String?' },
  chooseVideo: { sourceType: 'Array?', maxDuration: 'Number?' },
  chooseMessageFile: { count: 'Number', type: 'String?', extension: 'Array?' },
  chooseLocation: { latitude: 'Number?', longitude: 'Number?' },
  choosePoi: {},
  chooseAddress: {},
  chooseContact: {},
  chooseInvoice: {},
  chooseInvoiceTitle: {},
  chooseLicensePlate: {},
  scanCode: { onlyFromCamera: 'Boolean?', scanType: 'Array?' },
  getLocation: { type: 'String?', altitude: 'Boolean|String?', isHighAccuracy: 'Boolean?' },
  getFuzzyLocation: { type: 'String?' },
  getUserInfo: { withCredentials: 'Boolean?', lang: 'String?' },
  getUserProfile: { desc: 'String', lang: 'String?' },
  requestSubscribeMessage: { tmplIds: 'Array' },
  cropImage: { src: 'String', cropScale: 'String' },
  editImage: { src: 'String' },
}

/** app.json must name these in `requiredPrivateInfos`. */
const DECLARED = ['chooseLocation', 'choosePoi', 'chooseAddress', 'getLocation', 'getFuzzyLocation']
const LOCATION_SCOPES: Readonly<Record<string, string>> = {
  getLocation: 'scope.userLocation',
  getFuzzyLocation: 'scope.userFuzzyLocation',
}

/** The user's choice of a picture or a permission cannot be guessed: these calls fail until a driver mocks them. */
export const people: WxArea = (context) => ({
  ...Object.fromEntries(
    Object.entries(ANSWERED).map(([name, rules]) => [
      name,
      asyncApi(context, name, rules, () => {
        checkDeclared(context, name)
        throw new WxFailure(`only a person can answer this: mock it with mockWxMethod('${name}', ...)`)
      }),
    ]),
  ),
  requestPayment: asyncApi(
    context,
    'requestPayment',
    { timeStamp: 'String', nonceStr: 'String', package: 'String', paySign: 'String', signType: 'String?' },
    async () => {
      // only a mock can confirm a payment; the dialog can only be closed
      await context.ask({ kind: 'payment' })
      throw new WxFailure('cancel')
    },
  ),
})

/** Throws the failure of a call that app.json does not declare, even if it is mocked. */
export function checkDeclared(context: Pick<WxContext, 'runtime'>, name: string): void {
  const { requiredPrivateInfos = [] } = context.runtime.program.app
  if (DECLARED.includes(name) && !requiredPrivateInfos.includes(name))
    throw new WxFailure('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
  const scope = LOCATION_SCOPES[name]
  if (scope !== undefined) checkExplained(context, scope)
}
