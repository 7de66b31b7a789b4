/** Closing an account, and exporting its data. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Count, Currency, Empty, Flag, Line, Money, Nullable, Time } from '../../fields'

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
