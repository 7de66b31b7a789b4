/** The envelope around every answer, and the numbers of the errors in it. */
import type { Json } from './json'

/** What a call answers, always with HTTP 200. */
export type Answer = { readonly errno: number; readonly errmsg: string; readonly data?: Json }

/** Error numbers of the shop's own rules. Those of any call are in the functions below. */
export const ERRNO = {
  invalidAccount: 700,
  captchaUnsupported: 701,
  captchaFrequency: 702,
  captchaMismatch: 703,
  nameRegistered: 704,
  mobileRegistered: 705,
  mobileUnregistered: 706,
  invalidMobile: 707,
  openidUnavailable: 708,
  goodsOffSale: 710,
  goodsOutOfStock: 711,
  orderUnknown: 720,
  payFailed: 724,
  orderInvalidOperation: 725,
  couponExceedsLimit: 740,
  couponNotReceived: 741,
  couponCodeInvalid: 742,
} as const

/** Success; without `data` if there is nothing to send. */
export const ok = (data?: Json): Answer => ({ errno: 0, errmsg: '成功', data })

/** A refusal with a number of its own. */
export const fail = (errno: number, errmsg: string): Answer => ({ errno, errmsg })

/** A field that is missing. */
export const badArgument = (): Answer => fail(401, '参数不对')

/** A field with a value that cannot be. */
export const badArgumentValue = (): Answer => fail(402, '参数值不对')

/** No session, or one that has ended. */
export const notLoggedIn = (): Answer => fail(501, '请登录')

/** A fault inside the server: an exception that nothing there expects. */
export const serious = (): Answer => fail(502, '系统内部错误')

/** Ends a call with this answer, from wherever the reason is found. */
export class Refusal extends Error {
  constructor(readonly answer: Answer) {
    super(`${answer.errno} ${answer.errmsg}`)
  }
}

/** Stands for an exception of the Java code: a value that is absent and read all the same, a statement that fails. */
export const serverFault = (): Refusal => new Refusal(serious())
