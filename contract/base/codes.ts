export const SUCCESS = 200

/**
 * The error catalogue [code.toast]: the one table of codes and their names; no other file repeats a number. Which
 * call returns each and when is in contract/base/code-entries.ts, which the app does not need.
 */
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
  returnScheduling: 2000014,
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
export type CodeName = keyof typeof Code
export type KnownCode = (typeof Code)[CodeName]

type SnakeCase<T extends string> = T extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : T
/** The key under which the app localises a code: its name in snake case, `invalid_token`. */
export type CodeKey = SnakeCase<CodeName>

export const CODE_NAMES = Object.keys(Code) as CodeName[]

export const keyOf = (name: CodeName) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as CodeKey

/** The key of a code, or undefined for an unknown code. */
export function keyOfCode(code: number): CodeKey | undefined {
  const name = CODE_NAMES.find((known) => Code[known] === code)
  return name && keyOf(name)
}

/** Codes that end the session: the app drops the token and goes to the login page [code.logout]. */
export const LOGOUT_CODES: readonly number[] = [Code.invalidToken, Code.notLoggedIn, Code.accountDisabled]

/** Codes that count as success besides 200 [code.2000016-success]. */
export const SUCCESS_CODES: readonly number[] = [SUCCESS, Code.sellerAgain]

/** Why an operation was refused with 2000018, in `data.reason` [wire.reason]. */
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
