/** The error catalogue with who answers each code and when (spec §8): for the server, the API reference and the tests. */
import { CODE_KEYS, type KnownCode } from './codes'

export interface CodeEntry {
  readonly code: KnownCode
  /** Under which the app localises it. */
  readonly key: string
  readonly when: string
  /** false marks codes that our own server never answers; they are localised all the same, for other back ends. */
  readonly server: boolean
}

const entry = (code: KnownCode, when: string, server = true): CodeEntry => ({
  code,
  key: CODE_KEYS[code],
  when,
  server,
})

export const CODES: readonly CodeEntry[] = [
  entry(1000004, 'a call that needs a session got a token that is no token'),
  entry(
    1000008,
    'a field has the wrong type or format; an idempotency key comes again with other fields; a body is past its limit, ' +
      'or of a wrong content type; an event of a card gateway is none of it, or of another amount',
  ),
  entry(1000009, 'a required field is absent'),
  entry(1100000, 'register: the e-mail address has an account'),
  entry(1100001, 'register: a rule of the form is broken, or the invitation code is nobody’s'),
  entry(1100002, 'login: e-mail or password is wrong, or the pair is locked for a while'),
  entry(1100003, 'a call that needs a session got none, or one that is over'),
  entry(
    1100004,
    'profile: an edit breaks a rule; forgotten password: the new one does; withdraw, transfer and the end of ' +
      'an account: the password is wrong, or locked for a while',
  ),
  entry(1100005, 'a code could not be mailed'),
  entry(1100006, 'login and register with a live token'),
  entry(1100007, 'register: another registration of the same address won the race'),
  entry(
    1100008,
    'forgotten password: nobody has this address; fresh code: the account has neither address nor telephone',
  ),
  entry(1500018, 'an order that does not exist or is somebody else’s'),
  entry(1500019, 'pay: the order does not wait for a payment'),
  entry(2000001, 'a code could not be sent as a text message'),
  entry(2000002, 'a verification code, or that of another platform, is wrong or dead'),
  entry(2000003, 'a coupon is put into the cart, and the coupons of the account cannot be read'),
  entry(2000004, 'a coupon code is unknown, over, used up or used before'),
  entry(2000005, 'an operator moves an order out of turn'),
  entry(2000006, 'complete: the order is not under way'),
  entry(2000007, 'an operator accepts an order that is not paid'),
  entry(2000008, 'checkout without an address'),
  entry(2000009, 'a refund too early, too late or of an unpaid order'),
  entry(2000010, 'a refund that was asked for before'),
  entry(2000011, 'a refund of more than was bought'),
  entry(2000012, 'a refund with bad data'),
  entry(2000013, 'a refund that was withdrawn'),
  entry(2000014, 'the pick-up of a return could not be scheduled', false),
  entry(2000015, 'a seller application with bad data'),
  entry(2000016, 'a second seller application; counts as success'),
  entry(2000017, 'an operator disabled the account; ends the session'),
  entry(2000018, 'the operation was refused; data.reason says why'),
  entry(2000019, 'a thing asked for by its id is not there; an unknown path'),
  entry(2000021, 'the product or the variant is withdrawn'),
  entry(2000022, 'pay, withdraw, transfer: the wallet does not hold the amount, or holds it for a withdrawal'),
  entry(2000023, 'more pieces than there are'),
  entry(2000028, 'an offline recharge with a known transaction id'),
  entry(2000029, 'a wallet or currency that is not offered'),
  entry(2000030, 'the sixth offline recharge in 24 hours'),
  entry(2000032, 'cancel: the order is over'),
  entry(2000033, 'cancel: the order has been shipped'),
]
