/**
 * The error catalogue (spec §8): each code with the key under which the app localises it, who answers it and when.
 * `server: false` marks codes that our own server never answers; they are localised all the same, for other back ends.
 */
interface CodeEntry {
  readonly code: number
  readonly key: string
  readonly when: string
  readonly server: boolean
}

const entry = (code: number, key: string, when: string, server = true): CodeEntry => ({ code, key, when, server })

export const SUCCESS = 200

export const CODES = [
  entry(1000004, 'invalid_token', 'a call that needs a session got a token that is no token'),
  entry(
    1000008,
    'invalid_parameter',
    'a field has the wrong type or format; a body past its limit; a wrong content type',
  ),
  entry(1000009, 'missing_parameters', 'a required field is absent'),
  entry(1100000, 'email_exists', 'register: the e-mail address has an account'),
  entry(1100001, 'registration_data', 'register: a rule of the form is broken, or the invitation code is nobody’s'),
  entry(1100002, 'wrong_credentials', 'login: e-mail or password is wrong, or the pair is locked for a while'),
  entry(1100003, 'not_logged_in', 'a call that needs a session got none, or one that is over'),
  entry(1100004, 'account_data', 'profile: an edit breaks a rule'),
  entry(1100005, 'mail_failed', 'a mail could not be sent', false),
  entry(1100006, 'already_logged_in', 'login and register with a live token'),
  entry(1100007, 'email_race', 'register: another registration of the same address won the race'),
  entry(1100008, 'email_unknown', 'forgotten password: nobody has this address', false),
  entry(1500018, 'order_unknown', 'an order that does not exist or is somebody else’s'),
  entry(1500019, 'order_payment', 'pay: the order does not wait for a payment'),
  entry(2000001, 'sms_failed', 'a text message could not be sent', false),
  entry(2000002, 'captcha_failed', 'a verification code is wrong or dead', false),
  entry(2000003, 'coupon_fetch', 'the coupons of the account cannot be read', false),
  entry(2000004, 'coupon_code', 'a coupon code is unknown or over', false),
  entry(2000005, 'delivery_switch', 'an operator moves an order out of turn', false),
  entry(2000006, 'receive_failed', 'complete: the order is not under way'),
  entry(2000007, 'audit_failed', 'an operator accepts an order that is not paid', false),
  entry(2000008, 'no_default_address', 'checkout without an address'),
  entry(2000009, 'no_after_sale', 'a refund too early, too late or of an unpaid order', false),
  entry(2000010, 'return_exists', 'a refund that was asked for before', false),
  entry(2000011, 'return_quantity', 'a refund of more than was bought', false),
  entry(2000012, 'return_failed', 'a refund with bad data', false),
  entry(2000013, 'return_cancelled', 'a refund that was withdrawn', false),
  entry(2000014, 'return_scheduling', 'the pick-up of a return could not be scheduled', false),
  entry(2000015, 'seller_failed', 'a seller application with bad data', false),
  entry(2000016, 'seller_again', 'a second seller application; counts as success', false),
  entry(2000017, 'account_disabled', 'an operator disabled the account; ends the session'),
  entry(2000018, 'operation_failed', 'the operation was refused; data.reason says why'),
  entry(2000019, 'not_found', 'a thing asked for by its id is not there; an unknown path'),
  entry(2000021, 'product_invalid', 'the product or the variant is withdrawn'),
  entry(2000022, 'balance_insufficient', 'pay: the wallet does not hold the amount'),
  entry(2000023, 'stock_insufficient', 'more pieces than there are'),
  entry(2000028, 'transaction_exists', 'an offline recharge with a known transaction id', false),
  entry(2000029, 'currency_invalid', 'a wallet or currency that is not offered'),
  entry(2000030, 'recharge_limit', 'too many recharges in 24 hours', false),
  entry(2000032, 'cancel_failed', 'cancel: the order is over'),
  entry(2000033, 'cancel_shipped', 'cancel: the order has been shipped'),
] as const satisfies readonly CodeEntry[]

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
  alreadyLoggedIn: 1100006,
  emailRace: 1100007,
  orderUnknown: 1500018,
  orderPayment: 1500019,
  deliverySwitch: 2000005,
  receiveFailed: 2000006,
  noDefaultAddress: 2000008,
  accountDisabled: 2000017,
  operationFailed: 2000018,
  notFound: 2000019,
  productInvalid: 2000021,
  balanceInsufficient: 2000022,
  stockInsufficient: 2000023,
  currencyInvalid: 2000029,
  cancelFailed: 2000032,
  cancelShipped: 2000033,
} as const
