/** How people leave, and what they take along. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Count, Currency, Empty, Flag, Line, Money, Nullable, Time } from '../../fields'

/**
 * What leaving means for the caller, to be shown before it is asked for: `erased_at`, when that was asked already;
 * `grace_days` in which the account can be kept; `retention_years` for which tax law keeps who received an order; the
 * `money` that is left, by currency; and `obstacles` as `accountDelete` refuses with, a balance among them, since nothing
 * has been given up yet.
 */
export const accountClosing = defineCall('accountClosing', {
  summary: 'What closing the account of the caller means, and what stands in its way.',
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
 * Sets a date on which the account of the caller is erased, and answers it. All sessions end at once and the caller's
 * shop is hidden; a login before that date may keep the account. Asked again, the first date stands. Refused with
 * 2000018, reason not_allowed, while something is open: `obstacles` is a list of `{what, link}` with what it is, and the
 * screen where it can be settled. Money in a wallet is an obstacle unless `forfeit` gives it up to the shop; it is
 * booked when the account is erased. The password (or the code, of who has none) as with `withdraw`.
 */
export const accountDelete = defineCall('accountDelete', {
  summary: 'Has the account of the caller erased after a time of grace.',
  fields: Type.Object({ password: Line(1000), forfeit: Type.Optional(Flag) }),
  data: Type.Object({ erased_at: Time }),
  codes: [Code.accountData, Code.operationFailed],
})

/** Takes the date away again: the account stays, with its shop. Nothing happens where no date was set. */
export const accountKeep = defineCall('accountKeep', {
  summary: 'Keeps an account that was to be erased.',
  fields: Empty,
  data: Empty,
})

/**
 * All that is kept about the caller: a ZIP in place of the envelope, with account.json, orders.json, wallet.json,
 * messages.json and the caller’s own pictures. With `link` the envelope carries an address that opens it without a
 * token for five minutes, for what takes files outside the app.
 */
export const accountExport = defineCall('accountExport', {
  summary: 'All that is kept about the caller, as a ZIP or as an address that opens it.',
  fields: Type.Object({ link: Type.Optional(Flag) }),
  data: Type.Object({ url: Type.String() }),
})
