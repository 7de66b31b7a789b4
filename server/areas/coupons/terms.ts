/** The rows of coupons, from the validated fields of operators and shops. The database enforces the same rules. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { BASE_CURRENCY, REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import type { FieldError } from '@contract/base/envelope'
import { toMinor } from '@contract/rules/money'
import type { coupons } from '../../kernel/db/schema/coupons'
import { readMoment } from '../../kernel/text/moment'
import { fieldRefusal, operationFailed } from '../../kernel/http/refusal'

type Asked = Omit<Fields<'opsCouponCreate'>, 'remark'>
type Change = Pick<Fields<'opsCouponChange'>, 'ends_at' | 'uses_max' | 'offered'>
type Row = typeof coupons.$inferSelect
type NewCoupon = Omit<typeof coupons.$inferInsert, 'shopId'>

const minorOf = (sum: string | undefined) => (sum === undefined ? null : toMinor(sum, BASE_CURRENCY))

/** The time in a field. Throws 1000008 at the field for a date that does not exist. */
function momentOf(field: string, text: string): Date {
  const moment = readMoment(text)
  if (moment === null) throw fieldRefusal(Code.invalidParameter, [{ field, rule: 'format' }])
  return moment
}

/** Throws 1000008 at `ends_at` unless it is after both the beginning and now. */
function requireEnd(endsAt: Date, startsAt: Date, now: Date): void {
  if (endsAt > startsAt && endsAt > now) return
  throw fieldRefusal(Code.invalidParameter, [{ field: 'ends_at', rule: 'min' }])
}

/** All errors of the amounts: goods are never free, and only a percentage has a cap. */
function sumErrors({ amount, percent, min, max }: Asked): FieldError[] {
  const [off, least, most] = [minorOf(amount), minorOf(min) ?? 0n, minorOf(max)]
  const found: (FieldError | false)[] = [
    off !== null && percent !== undefined && { field: 'percent', rule: 'mismatch' },
    off !== null && off === 0n && { field: 'amount', rule: 'min' },
    off !== null && least <= off && { field: 'min', rule: 'min' },
    most !== null && percent === undefined && { field: 'max', rule: 'mismatch' },
    most !== null && most === 0n && { field: 'max', rule: 'min' },
  ]
  return found.filter((error) => error !== false)
}

/**
 * The row of a new coupon. Throws 1000009 without a discount, and 1000008 at fields with contradictory values or past
 * times.
 */
export function termsOf(asked: Asked, now: Date): NewCoupon {
  const { code, amount, percent, min, max, starts_at, ends_at, uses_max: usesMax, offered } = asked
  if (amount === undefined && percent === undefined) {
    throw fieldRefusal(Code.missingParameters, [{ field: 'amount', rule: 'required' }])
  }
  const errors = sumErrors(asked)
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, errors)
  const startsAt = starts_at === undefined ? now : momentOf('starts_at', starts_at)
  const endsAt = momentOf('ends_at', ends_at)
  requireEnd(endsAt, startsAt, now)
  return {
    code,
    kind: amount === undefined ? 'percent' : 'amount',
    amountMinor: minorOf(amount),
    percent,
    minMinor: minorOf(min) ?? 0n,
    maxMinor: minorOf(max),
    startsAt,
    endsAt,
    usesMax,
    offered,
    createdAt: now,
  }
}

/**
 * The columns that change. Throws 1000009 if nothing is to change, and 1000008 for an end that has passed, and for fewer
 * uses than there are.
 */
export function changeOf({ ends_at, uses_max: uses, offered }: Change, before: Row, now: Date) {
  if (ends_at === undefined && uses === undefined && offered === undefined) {
    throw fieldRefusal(Code.missingParameters, [{ field: 'ends_at', rule: 'required' }])
  }
  const endsAt = ends_at === undefined ? undefined : momentOf('ends_at', ends_at)
  if (endsAt !== undefined) requireEnd(endsAt, before.startsAt, now)
  if (uses !== undefined && uses !== 0 && uses < before.uses) {
    throw fieldRefusal(Code.invalidParameter, [{ field: 'uses_max', rule: 'min', params: { limit: before.uses } }])
  }
  return { endsAt, usesMax: uses === 0 ? null : uses, offered }
}

/** The columns of one that ends now. Throws 2000018 not_allowed if somebody else ended it while this call waited. */
export function endOf(before: Row, now: Date) {
  if (before.endsAt.getTime() - now.getTime() < REQUEST_TIMEOUT_MS) throw operationFailed('not_allowed')
  // one that has not started has to start before it ends, by the smallest difference in the column
  return { startsAt: before.startsAt < now ? before.startsAt : new Date(now.getTime() - 1), endsAt: now }
}
