import { base64ToBytes, bytesToBase64, bytesToText } from '../bytes'
import type { WxArea } from '../context'
import { checkUrl } from './network-failure'
import { networkApi } from './network-task'
import { bodyOf, requestHeader, urlWithData } from './request-data'
import { WxFailure } from '../wx-failure'

const METHODS = ['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT']
const IN_QUERY = ['GET', 'HEAD']

const RULES = {
  url: 'String',
  header: 'Object?',
  method: 'String?',
  timeout: 'Number?',
  dataType: 'String?',
  responseType: 'String?',
}

/** wx.request: succeeds with any status of the server; only a network error is a failure. */
export const requests: WxArea = (context) => ({
  request: networkApi(context, {
    name: 'request',
    rules: RULES,
    prepare({ url, method: given = 'GET', header: headers, data }) {
      checkUrl(String(url), ['http:', 'https:'])
      const method = String(given).toUpperCase()
      if (!METHODS.includes(method)) throw new WxFailure(`invalid method "${String(given)}"`)
      const header = requestHeader(headers, { 'content-type': 'application/json' })
      if (IN_QUERY.includes(method)) return { url: urlWithData(String(url), data), method, header }
      const bytes = bodyOf(data, header)
      return { url: String(url), method, header, ...(bytes ? { body: bytesToBase64(bytes) } : {}) }
    },
    finish({ status, header, cookies, body }, { dataType = 'json', responseType }) {
      const bytes = base64ToBytes(body)
      const data = responseType === 'arraybuffer' ? bytes.buffer : parsed(bytesToText(bytes), dataType)
      return { data, statusCode: status, header, cookies }
    },
  }),
})

/** What is not JSON stays text. */
function parsed(text: string, dataType: unknown): unknown {
  if (dataType !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
