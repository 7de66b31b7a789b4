/** The error catalogue: which calls return each code, and when. For the server, the API reference and the tests. */
import { Code, CODE_NAMES, keyOf, type CodeKey, type CodeName, type KnownCode } from './codes'

interface CodeEntry {
  readonly code: KnownCode
  /** The key under which the app localises it. */
  readonly key: CodeKey
  readonly when: string
  /** false marks codes that our own server never returns; they are localised for other back ends. */
  readonly server: boolean
}

const WHEN: Readonly<Record<CodeName, string>> = {
  invalidToken: 'a call that needs a session has a malformed token',
  invalidParameter:
    'a field has the wrong type or format; an idempotency key is sent again with other fields; a body is too large ' +
    'or has a wrong content type; a gateway event is not from the gateway, or has another amount',
  missingParameters: 'a required field is missing',
  emailExists: 'register: the e-mail address already has an account',
  registrationData: 'register: a rule of the form is broken, or the invitation code does not exist',
  wrongCredentials: 'login: e-mail address or password is wrong, or the account is temporarily locked',
  notLoggedIn: 'a call that needs a session has none, or one that has ended',
  accountData:
    'profile: an edit breaks a rule; forgotten password: the new password breaks a rule; withdraw, transfer and ' +
    'closing an account: the password is wrong or temporarily locked',
  mailFailed: 'a code could not be mailed',
  alreadyLoggedIn: 'login and register with a valid token',
  emailRace: 'register: the same address was registered at the same moment',
  emailUnknown:
    'forgotten password: no account has this address; fresh code: the account has neither e-mail address nor telephone',
  orderUnknown: 'an order that does not exist or belongs to another user',
  orderPayment: 'pay: the order is not waiting for a payment',
  smsFailed: 'a code could not be sent as a text message',
  wrongCode: 'a verification code, or a code from another platform, is wrong or expired',
  couponFetch: 'a coupon is added to the cart, but the coupons of the account cannot be read',
  couponCode: 'a coupon code is unknown, expired, used up or was used before',
  deliverySwitch: 'an operator takes a step that the state of the order does not allow',
  receiveFailed: 'complete: the order is not on its way',
  auditFailed: 'an operator accepts an order that is not paid',
  noDefaultAddress: 'checkout without an address',
  noAfterSale: 'a refund is requested too early, too late or for an unpaid order',
  returnExists: 'the refund was requested before',
  returnQuantity: 'a refund is requested for more pieces than were bought',
  returnFailed: 'a refund request has invalid data',
  returnCancelled: 'the refund request was withdrawn',
  returnScheduling: 'the pick-up of a return could not be scheduled',
  sellerFailed: 'a seller application has invalid data',
  sellerAgain: 'a second seller application; counts as success',
  accountDisabled: 'an operator disabled the account; ends the session',
  operationFailed: 'the operation was refused; data.reason says why',
  notFound: 'an id or a path does not exist',
  productInvalid: 'the product or the variant is withdrawn',
  balanceInsufficient: 'pay, withdraw, transfer: the balance is too low, or frozen for a withdrawal',
  stockInsufficient: 'more pieces are requested than are in stock',
  transactionExists: 'an offline recharge has a transaction id that was used before',
  currencyInvalid: 'a wallet or currency is not available',
  rechargeLimit: 'a sixth offline recharge within 24 hours',
  cancelFailed: 'cancel: the order is already completed or cancelled',
  cancelShipped: 'cancel: the order has been shipped',
}

const OF_OTHER_BACK_ENDS: readonly CodeName[] = ['returnScheduling']

export const CODES: readonly CodeEntry[] = CODE_NAMES.map((name) => ({
  code: Code[name],
  key: keyOf(name),
  when: WHEN[name],
  server: !OF_OTHER_BACK_ENDS.includes(name),
}))
