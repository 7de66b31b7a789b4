export const SUCCESS = 200

/**
 * The error catalogue (spec §8): each code with the key under which the app localises it. Who answers it and when is in
 * contract/code-entries.ts, which the app has no use for.
 */
export const CODE_KEYS = {
  1000004: 'invalid_token',
  1000008: 'invalid_parameter',
  1000009: 'missing_parameters',
  1100000: 'email_exists',
  1100001: 'registration_data',
  1100002: 'wrong_credentials',
  1100003: 'not_logged_in',
  1100004: 'account_data',
  1100005: 'mail_failed',
  1100006: 'already_logged_in',
  1100007: 'email_race',
  1100008: 'email_unknown',
  1500018: 'order_unknown',
  1500019: 'order_payment',
  2000001: 'sms_failed',
  2000002: 'captcha_failed',
  2000003: 'coupon_fetch',
  2000004: 'coupon_code',
  2000005: 'delivery_switch',
  2000006: 'receive_failed',
  2000007: 'audit_failed',
  2000008: 'no_default_address',
  2000009: 'no_after_sale',
  2000010: 'return_exists',
  2000011: 'return_quantity',
  2000012: 'return_failed',
  2000013: 'return_cancelled',
  2000014: 'return_scheduling',
  2000015: 'seller_failed',
  2000016: 'seller_again',
  2000017: 'account_disabled',
  2000018: 'operation_failed',
  2000019: 'not_found',
  2000021: 'product_invalid',
  2000022: 'balance_insufficient',
  2000023: 'stock_insufficient',
  2000028: 'transaction_exists',
  2000029: 'currency_invalid',
  2000030: 'recharge_limit',
  2000032: 'cancel_failed',
  2000033: 'cancel_shipped',
} as const
export type KnownCode = keyof typeof CODE_KEYS

/** Codes that end the session: the token goes, the app relaunches on the login page (spec §7). */
export const LOGOUT_CODES: readonly number[] = [1000004, 1100003, 2000017]

/** Codes that count as success beside 200 (spec §7). */
export const SUCCESS_CODES: readonly number[] = [SUCCESS, 2000016]

/** Why an operation was refused with 2000018, in `data.reason` (gaps §1). */
export const REASONS = [
  'permission',
  'quote_changed',
  'amount_changed',
  'not_allowed',
  'rate_limited',
  'failed',
  'unavailable',
] as const
export type Reason = (typeof REASONS)[number]

/** Names for the codes, so that no other file repeats a number. */
export const Code = {
  invalidToken: 1000004,
  invalidParameter: 1000008,
  missingParameters: 1000009,
  emailExists: 1100000,
  registrationData: 1100001,
  wrongCredentials: 1100002,
  notLoggedIn: 1100003,
  accountData: 1100004,
  mailFailed: 1100005,
  alreadyLoggedIn: 1100006,
  emailRace: 1100007,
  emailUnknown: 1100008,
  orderUnknown: 1500018,
  orderPayment: 1500019,
  smsFailed: 2000001,
  wrongCode: 2000002,
  couponFetch: 2000003,
  couponCode: 2000004,
  deliverySwitch: 2000005,
  receiveFailed: 2000006,
  auditFailed: 2000007,
  noDefaultAddress: 2000008,
  noAfterSale: 2000009,
  returnExists: 2000010,
  returnQuantity: 2000011,
  returnFailed: 2000012,
  returnCancelled: 2000013,
  sellerFailed: 2000015,
  sellerAgain: 2000016,
  accountDisabled: 2000017,
  operationFailed: 2000018,
  notFound: 2000019,
  productInvalid: 2000021,
  balanceInsufficient: 2000022,
  stockInsufficient: 2000023,
  transactionExists: 2000028,
  currencyInvalid: 2000029,
  rechargeLimit: 2000030,
  cancelFailed: 2000032,
  cancelShipped: 2000033,
} as const
