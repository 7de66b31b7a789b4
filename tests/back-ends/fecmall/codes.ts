/** The codes that the documentation of the app server lists, and the answers that carry them. */

export const CODES = {
  success: 200,
  invalidUrl: 1000005,
  invalidCaptcha: 1000007,
  missingParam: 1000009,
  attack: 1000012,
  registerInvalid: 1100001,
  wrongEmailOrPassword: 1100002,
  notLoggedIn: 1100003,
  editInvalid: 1100004,
  alreadyLoggedIn: 1100006,
  emailTaken: 1100007,
  emailUnknown: 1100008,
  resetTokenExpired: 1100009,
  resetParamInvalid: 1100010,
  resetFailed: 1100011,
  addressUnknown: 1100012,
  addressInvalid: 1100013,
  reorderUnknown: 1100014,
  favoriteUnknown: 1100015,
  categoryUnknown: 1200000,
  favoriteFailed: 1300000,
  productInactive: 1300001,
  productUnknown: 1300002,
  reviewFailed: 1300003,
  cartAddFailed: 1400001,
  cartAddInvalid: 1400002,
  cartQuantityFailed: 1400003,
  couponInvalid: 1400004,
  stockOut: 1500001,
  orderFailed: 1500002,
  expressTokenFailed: 1500003,
  orderFieldsInvalid: 1500004,
  cartEmpty: 1500007,
  addressWithoutCountry: 1500008,
  standardTokenFailed: 1500009,
  standardPaymentFailed: 1500010,
  noOrderInSession: 1500012,
  expressPayerMissing: 1500015,
  orderPaid: 1500017,
  orderUnknown: 1500018,
  alipayFailed: 1500019,
  articleUnknown: 1600001,
} as const

export interface Answer {
  /** What is in the body, or null where the documented body has none. */
  readonly code: number | null
  /** An object goes out as JSON, a string as it is. */
  readonly body: object | string
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer of a call that went well. PHP has one kind of array, so an empty one is `[]` whatever it would contain. */
export function ok(data: unknown = [], message = 'process success'): Answer {
  return { code: CODES.success, body: { code: CODES.success, message, data } }
}

/** The answer of a call that was refused. */
export function fail(code: number, message: string): Answer {
  return { code, body: { code, message, data: [] } }
}

/** The answer to a buyer who is not logged in; the documentation shows it without `data`. */
export function notLoggedIn(): Answer {
  const code = CODES.notLoggedIn
  return { code, body: { code, message: 'token is time out' } }
}

/** An empty map as PHP writes it, which is a list. */
export function phpMap<T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> | [] {
  return Object.keys(map).length === 0 ? [] : map
}
