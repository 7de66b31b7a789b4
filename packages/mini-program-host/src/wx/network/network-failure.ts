import { WxFailure } from '../wx-failure'

/** WeChat's numbers, from its table of public errors. */
export const TIMEOUT = 5
export const NET_ERROR = 600001
export const TOO_MANY = 600007
export const TOO_MANY_REDIRECTS = 600008
export const INVALID_URL = 600009
export const INVALID_DATA = 600010

/** Chromium's numbers, which WeChat puts in front of the names. */
const CODES: Readonly<Record<string, number>> = {
  ERR_NETWORK_CHANGED: -21,
  ERR_CONNECTION_CLOSED: -100,
  ERR_CONNECTION_RESET: -101,
  ERR_CONNECTION_REFUSED: -102,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_INTERNET_DISCONNECTED: -106,
  ERR_ADDRESS_INVALID: -108,
  ERR_ADDRESS_UNREACHABLE: -109,
  ERR_CONNECTION_TIMED_OUT: -118,
  ERR_CERT_COMMON_NAME_INVALID: -200,
  ERR_CERT_DATE_INVALID: -201,
  ERR_CERT_AUTHORITY_INVALID: -202,
  ERR_TOO_MANY_REDIRECTS: -310,
  ERR_UNSAFE_PORT: -312,
}

/** What `fail` gets for a network error. */
export function networkFailure(error: unknown): WxFailure {
  const reason = reasonOf(error)
  if (reason === 'timeout') return new WxFailure('timeout', { errno: TIMEOUT })
  if (reason === 'abort') return new WxFailure('abort')
  const code = CODES[reason]
  if (code === undefined) return new WxFailure(reason, { errno: NET_ERROR })
  const errno = reason === 'ERR_TOO_MANY_REDIRECTS' ? TOO_MANY_REDIRECTS : NET_ERROR
  return new WxFailure(`errcode:${code} cronet_error_code:${code} error_msg:net::${reason}`, { errno })
}

/** A reason that came through a browser's binding has a prefix: `Error: timeout`. */
function reasonOf(error: unknown): string {
  const { message = String(error) } = Object(error) as { message?: string }
  return message.replace(/^(\w+: )*Error: /, '')
}

/** @throws WxFailure unless the address is complete and of one of the schemes, such as `https:` */
export function checkUrl(url: string, schemes: readonly string[]): void {
  if (URL.canParse(url) && schemes.includes(new URL(url).protocol)) return
  throw new WxFailure(`invalid url "${url}"`, { errno: INVALID_URL })
}
