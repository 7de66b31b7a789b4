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
  invalidToken: 'a call that needs a session got a token that is no token',
  invalidParameter:
    'a field has the wrong type or format; an idempotency key comes again with other fields; a body is past its limit, ' +
    'or of a wrong content type; an event of a card gateway is none of it, or of another amount',
  missingParameters: 'a required field is absent',
  emailExists: 'register: the e-mail address has an account',
  registrationData: 'register: a rule of the form is broken, or the invitation code is nobody’s',
  wrongCredentials: 'login: e-mail or password is wrong, or the pair is locked for a while',
  notLoggedIn: 'a call that needs a session got none, or one that is over',
  accountData:
    'profile: an edit breaks a rule; forgotten password: the new one does; withdraw, transfer and the end of ' +
    'an account: the password is wrong, or locked for a while',
  mailFailed: 'a code could not be mailed',
  alreadyLoggedIn: 'login and register with a live token',
  emailRace: 'register: another registration of the same address won the race',
  emailUnknown:
    'forgotten password: nobody has this address; fresh code: the account has neither address nor telephone',
  orderUnknown: 'an order that does not exist or is somebody else’s',
  orderPayment: 'pay: the order does not wait for a payment',
  smsFailed: 'a code could not be sent as a text message',
  wrongCode: 'a verification code, or that of another platform, is wrong or dead',
  couponFetch: 'a coupon is put into the cart, and the coupons of the account cannot be read',
  couponCode: 'a coupon code is unknown, over, used up or used before',
  deliverySwitch: 'an operator moves an order out of turn',
  receiveFailed: 'complete: the order is not under way',
  auditFailed: 'an operator accepts an order that is not paid',
  noDefaultAddress: 'checkout without an address',
  noAfterSale: 'a refund too early, too late or of an unpaid order',
  returnExists: 'a refund that was asked for before',
  returnQuantity: 'a refund of more than was bought',
  returnFailed: 'a refund with bad data',
  returnCancelled: 'a refund that was withdrawn',
  returnScheduling: 'the pick-up of a return could not be scheduled',
  sellerFailed: 'a seller application with bad data',
  sellerAgain: 'a second seller application; counts as success',
  accountDisabled: 'an operator disabled the account; ends the session',
  operationFailed: 'the operation was refused; data.reason says why',
  notFound: 'a thing asked for by its id is not there; an unknown path',
  productInvalid: 'the product or the variant is withdrawn',
  balanceInsufficient: 'pay, withdraw, transfer: the wallet does not hold the amount, or holds it for a withdrawal',
  stockInsufficient: 'more pieces than there are',
  transactionExists: 'an offline recharge with a known transaction id',
  currencyInvalid: 'a wallet or currency that is not offered',
  rechargeLimit: 'the sixth offline recharge in 24 hours',
  cancelFailed: 'cancel: the order is over',
  cancelShipped: 'cancel: the order has been shipped',
}

const OF_OTHER_BACK_ENDS: readonly CodeName[] = ['returnScheduling']

export const CODES: readonly CodeEntry[] = CODE_NAMES.map((name) => ({
  code: Code[name],
  key: keyOf(name),
  when: WHEN[name],
  server: !OF_OTHER_BACK_ENDS.includes(name),
}))
