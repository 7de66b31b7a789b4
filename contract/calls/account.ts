/** The calls of accounts: registering, logging in, sessions, the profile. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { OpenSession, SignInEvent } from '../entities/sign-in'
import { SessionData, UserInfo, WalletBalance } from '../entities/user'
import {
  Count,
  Currency,
  Empty,
  Flag,
  Id,
  Line,
  ListOf,
  Money,
  Nullable,
  PageSize,
  Time,
  keyPage,
} from '../base/fields'
import { MAIL_CHOICES } from '../base/mails'
import { CODE_PATTERN } from '../rules/codes'
import { EMAIL_MAX } from '../rules/registration'

/**
 * What closing the account means, for display beforehand: `erased_at`, if closing was already requested; `grace_days`
 * in which the account can be kept; `retention_years` for which tax law requires the recipients of orders; the
 * remaining `money`, by currency; and `obstacles` as in `accountDelete`, including balances, since nothing has been
 * given up yet.
 */
export const accountClosing = defineCall('accountClosing', {
  summary: 'What closing the caller’s account would mean, and what prevents it.',
  fields: Empty,
  data: Type.Object({
    erased_at: Nullable(Time),
    grace_days: Count,
    retention_years: Count,
    money: Type.Array(Type.Object({ amount: Money, currency: Currency })),
    obstacles: Type.Array(Type.Object({ what: Type.String(), link: Type.String() })),
  }),
})

/**
 * Sets the date on which the caller's account is erased, and returns it. All sessions end at once and the caller's
 * shop is hidden; after a login before that date the account can be kept. If called again, the first date stays.
 * Refused with 2000018, reason not_allowed, while there are `obstacles`: a list of `{what, link}` with the obstacle
 * and the screen where it can be settled. Money in a wallet is an obstacle unless `forfeit` gives it up to the shop;
 * it is booked when the account is erased. The password (or a code, for an account without one) as with `withdraw`.
 */
export const accountDelete = defineCall('accountDelete', {
  summary: 'Schedules the erasure of the caller’s account.',
  fields: Type.Object({ password: Line(1000), forfeit: Type.Optional(Flag) }),
  data: Type.Object({ erased_at: Time }),
  codes: [Code.accountData, Code.operationFailed],
})

/** Removes the date: the account stays, with its shop. Does nothing if no date was set. */
export const accountKeep = defineCall('accountKeep', {
  summary: 'Cancels the erasure of the caller’s account.',
  fields: Empty,
  data: Empty,
})

/**
 * All data about the caller: a ZIP instead of the envelope, with account.json, orders.json, wallet.json,
 * messages.json and the caller’s own pictures. With `link` the envelope has an address that opens it without a token
 * for five minutes, for programs outside the app.
 */
export const accountExport = defineCall('accountExport', {
  summary: 'All data about the caller, as a ZIP or as the address of one.',
  fields: Type.Object({ link: Type.Optional(Flag) }),
  data: Type.Object({ url: Type.String() }),
})

/**
 * Sends an account without a password the code that replaces `password` in changes: to its mail address, else to its
 * telephone. 1100008 if it has neither; a second code within 60 seconds: 2000018, reason rate_limited, with the
 * seconds to wait in `retry_after`.
 */
export const confirmSendCode = defineCall('confirmSendCode', {
  summary: 'Sends a code that confirms a step where an account has no password.',
  fields: Type.Object({}),
  data: Empty,
  codes: [Code.emailUnknown, Code.mailFailed, Code.smsFailed, Code.operationFailed],
})

/** Sets a new password with a code; all sessions of the account end [session.new-password]. */
export const forgotReset = defineCall('forgotReset', {
  summary: 'Sets a new password with a mailed code.',
  fields: Type.Object({
    email: Line(EMAIL_MAX),
    code: Type.String({ pattern: CODE_PATTERN }),
    password: Line(1000),
  }),
  data: Empty,
  codes: [Code.emailUnknown, Code.wrongCode, Code.accountData],
})

/**
 * Mails the code for resetting a forgotten password [rule.code-life]. A second one within 60 seconds: 2000018, reason
 * rate_limited, with the seconds to wait in `retry_after`.
 */
export const forgotSendCode = defineCall('forgotSendCode', {
  summary: 'Mails a code for setting a new password.',
  fields: Type.Object({ email: Line(EMAIL_MAX) }),
  data: Empty,
  codes: [Code.emailUnknown, Code.mailFailed, Code.smsFailed, Code.operationFailed],
})

/** The balance of each wallet; balance and frozen at the top level are the default wallet’s [field.wallet.balance]. */
export const getUserBalance = defineCall('getUserBalance', {
  summary: 'The balances of the caller’s wallets.',
  fields: Empty,
  data: Type.Object({ balance: Money, frozen: Money, wallets: Type.Array(WalletBalance) }),
})

/** The account of the token. */
export const getUserinfo = defineCall('getUserinfo', {
  summary: 'The caller’s account, with its counts and seller status.',
  fields: Empty,
  data: UserInfo,
})

/**
 * A session for a user who comes back from the short-video platform [route.tiktok]: the platform's code, and the
 * state and the PKCE verifier of the sign-in that began on this device. 2000002 for an invalid, expired or used one.
 */
export const loginTiktok = defineCall('loginTiktok', {
  summary: 'Logs in through the short-video platform.',
  fields: Type.Object({
    data: Type.Object({
      code: Line(2000),
      state: Type.String({ pattern: '^[A-Za-z0-9_-]{22,128}$' }),
      code_verifier: Type.String({ pattern: '^[A-Za-z0-9._~-]{43,128}$' }),
    }),
  }),
  data: SessionData,
  codes: [Code.alreadyLoggedIn, Code.wrongCode, Code.accountDisabled, Code.operationFailed],
})

/**
 * A session for an e-mail address and its password; five wrong attempts lock this address for the network address
 * [session.lock].
 */
export const login = defineCall('login', {
  summary: 'Logs in with e-mail and password.',
  fields: Type.Object({ email: Line(EMAIL_MAX), password: Line(1000) }),
  data: SessionData,
  codes: [Code.wrongCredentials, Code.alreadyLoggedIn, Code.accountDisabled],
})

/** Ends this session; acts only with the token header and is never cached [wire.get-uncached]. */
export const logout = defineCall('logout', {
  summary: 'Ends the session.',
  fields: Empty,
  data: Empty,
})

const MailKind = Type.Union(MAIL_CHOICES.map((choice) => Type.Literal(choice)))
const MailChoices = Type.Object({ choices: Type.Array(Type.Object({ kind: MailKind, on: Type.Boolean() })) })

/** Which mails people get [rule.mail-choices]. Those about the own order or money always come, and are not in the list. */
export const mailChoices = defineCall('mailChoices', {
  summary: 'The mails that the caller can do without, and which of them are on.',
  fields: Type.Object({}),
  data: MailChoices,
})

/** Also for a kind that the account does not get now: it counts if it does later. */
export const mailChoose = defineCall('mailChoose', {
  summary: 'Switches a kind of mail on or off.',
  fields: Type.Object({ kind: MailKind, on: Flag }),
  data: MailChoices,
})

/**
 * Mails the code that a registration needs while the configuration says `mail_code`. If the address has an account,
 * the mail says so instead, and the answer is the same; other back ends may answer 1100000. A second one within 60
 * seconds: 2000018, reason rate_limited, with the seconds to wait in `retry_after`.
 */
export const registerSendCode = defineCall('registerSendCode', {
  summary: 'Mails a code for registering.',
  fields: Type.Object({ email: Line(EMAIL_MAX) }),
  data: Empty,
  codes: [
    Code.emailExists,
    Code.registrationData,
    Code.mailFailed,
    Code.smsFailed,
    Code.alreadyLoggedIn,
    Code.operationFailed,
  ],
})

/**
 * A new account and its session. Invalid fields are refused with 1100001; `code` is required while the configuration
 * says `mail_code`, and refused with 2000002 if it is wrong or expired [rule.code-life].
 */
export const register = defineCall('register', {
  summary: 'Registers an account.',
  fields: Type.Object({
    name: Line(200),
    email: Line(EMAIL_MAX),
    password: Line(1000),
    password_confirm: Type.String({ maxLength: 1000 }),
    terms: Type.Boolean(),
    invitation_code: Type.Optional(Type.String({ maxLength: 100 })),
    code: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  data: SessionData,
  codes: [
    Code.emailExists,
    Code.registrationData,
    Code.emailRace,
    Code.alreadyLoggedIn,
    Code.wrongCode,
    Code.operationFailed,
  ],
})

/** Ends one of the caller's sessions, possibly the current one, and returns the remaining ones. */
export const sessionEnd = defineCall('sessionEnd', {
  summary: 'Ends one session.',
  fields: Type.Object({ session_id: Id }),
  data: Type.Object({ list: Type.Array(OpenSession) }),
  codes: [Code.notFound],
})

/** Ends all sessions except the current one, and returns it; the devices of the others are no longer known. */
export const sessionsEndOthers = defineCall('sessionsEndOthers', {
  summary: 'Ends all other sessions.',
  fields: Type.Object({}),
  data: Type.Object({ list: Type.Array(OpenSession) }),
  codes: [],
})

/** The account's sessions: the current one first, then by last use. */
export const sessions = defineCall('sessions', {
  summary: 'The caller’s sessions.',
  fields: Type.Object({}),
  data: Type.Object({ list: Type.Array(OpenSession) }),
  codes: [],
})

/** The sign-in events of the account, newest first. */
export const signIns = defineCall('signIns', {
  summary: 'The caller’s sign-in events.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: ListOf(SignInEvent),
  codes: [],
})

/** The payout accounts; an empty text deletes one. */
const Payout = Type.Optional(Type.String({ maxLength: 100 }))

/**
 * Changes the fields that are sent [field.profile.password]. A new password, and payout accounts, need the current
 * `password`; five wrong attempts lock these changes for 15 minutes: 1100004 with data {reason: locked, retry_after}.
 * A new password ends all other sessions.
 */
export const updateUser = defineCall('updateUser', {
  summary: 'Changes the caller’s profile.',
  fields: Type.Object({
    firstname: Type.Optional(Line(200)),
    phone: Type.Optional(Type.String({ maxLength: 100 })),
    /** The id of an upload for this purpose. */
    avatar: Type.Optional(Id),
    /** The id of an address, which becomes the default. */
    address: Type.Optional(Id),
    bank_name: Payout,
    bank_account_name: Payout,
    bank_account_number: Payout,
    bank_routing_number: Payout,
    virtual_wallet: Payout,
    new_password: Type.Optional(Line(1000)),
    password_confirm: Type.Optional(Type.String({ maxLength: 1000 })),
    password: Type.Optional(Line(1000)),
  }),
  data: UserInfo,
  codes: [Code.accountData, Code.notFound, Code.operationFailed],
})
