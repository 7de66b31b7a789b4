/** The calls of guests, who order without an account [role.guests]. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { Id, Line } from '../base/fields'
import { SessionData, UserInfo } from '../entities/user'
import { EMAIL_MAX } from '../rules/registration'
import { SIGN_PATTERN } from '../rules/guests'

/**
 * The guest who placed an order, by the signed link of a mail about it: a session. 2000002 for a link that is wrong or
 * expired, whose order is unknown, or whose guest has an account by now.
 */
export const loginByOrder = defineCall('loginByOrder', {
  summary: 'Opens a guest’s session by the link in a mail about an order.',
  fields: Type.Object({ order_id: Id, sign: Type.String({ pattern: SIGN_PATTERN }) }),
  data: SessionData,
  codes: [Code.wrongCode, Code.alreadyLoggedIn, Code.accountDisabled],
})

/**
 * A new link for a guest whose link has expired: it is mailed to the e-mail address of the guest. 2000002 for a link that
 * never was one to this order, or whose guest has an account by now; 2000018, reason rate_limited, after too many mails to
 * one address in a day, with the seconds to wait in `retry_after`.
 */
export const sendOrderLink = defineCall('sendOrderLink', {
  summary: 'Mails a guest a new link to an order.',
  fields: Type.Object({ order_id: Id, sign: Type.String({ pattern: SIGN_PATTERN }) }),
  data: Type.Object({}),
  codes: [Code.wrongCode, Code.accountDisabled, Code.operationFailed],
})

/**
 * A session for somebody who has no account, or does not want to use it. The e-mail address is not proven, and the answer
 * is the same whether it has an account. Invalid fields are refused with 1100001; where the shop takes no guests:
 * 2000018, reason not_allowed; too many guests with one address in a day: reason rate_limited, with the seconds to wait
 * in `retry_after`.
 */
export const registerGuest = defineCall('registerGuest', {
  summary: 'Opens a session for a guest.',
  fields: Type.Object({ name: Line(200), email: Line(EMAIL_MAX), terms: Type.Boolean() }),
  data: SessionData,
  codes: [Code.registrationData, Code.alreadyLoggedIn, Code.operationFailed],
})

/**
 * Corrects the e-mail address of the caller, a guest. The newest mails about the guest’s orders are sent to the new one
 * again; links that were mailed before end. An invalid address is refused with 1100001; an account, with 2000018, reason
 * not_allowed; too many guests with one address in a day: reason rate_limited, as in `registerGuest`.
 */
export const changeGuestEmail = defineCall('changeGuestEmail', {
  summary: 'Corrects a guest’s e-mail address.',
  fields: Type.Object({ email: Line(EMAIL_MAX) }),
  data: UserInfo,
  codes: [Code.registrationData, Code.operationFailed],
})

/**
 * Moves all of a guest to the caller, an account with the same e-mail address: orders, refunds, messages, addresses and
 * what is in the wallet. `guest_token` is that of a session of the guest, which ends. Returns how many orders there were.
 * 2000002 for the token of nobody, or of an account; 2000018, reason not_allowed, where the addresses differ.
 */
export const claimOrders = defineCall('claimOrders', {
  summary: 'Moves the orders of a guest to an account.',
  fields: Type.Object({ guest_token: Line(100) }),
  data: Type.Object({ orders: Type.Integer() }),
  codes: [Code.wrongCode, Code.operationFailed],
})

/**
 * Turns the caller, a guest, into an account with the same e-mail address, orders and cart. `code` as in `register`; its
 * other sessions end. Refused with 2000018, reason not_allowed, for an account.
 */
export const registerFromGuest = defineCall('registerFromGuest', {
  summary: 'Makes a guest an account.',
  fields: Type.Object({ password: Line(1000), code: Type.Optional(Type.String({ maxLength: 20 })) }),
  data: UserInfo,
  codes: [Code.emailExists, Code.registrationData, Code.emailRace, Code.wrongCode, Code.operationFailed],
})
