/** The row of a new coupon, from an operator's validated fields. The database enforces the same rules. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/codes'
import { BASE_CURRENCY } from '@contract/constants'
import type { FieldError } from '@contract/envelope'
import { toMinor } from '@contract/rules/money'
import type { coupons } from '../../kernel/db/schema/coupons'
import { fieldRefusal } from '../../kernel/http/refusal'

type Asked = Fields<'opsCouponMake'>
type NewCoupon = typeof coupons.$inferInsert

const minorOf = (sum: string | undefined) => (sum === undefined ? null : toMinor(sum, BASE_CURRENCY))

/** The time in a field. Throws 1000008 at the field for a date that does not exist. */
export function momentOf(field: string, text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw fieldRefusal(Code.invalidParameter, [{ field, rule: 'format' }])
  return moment
}

/** Throws 1000008 at `ends_at` unless it is after both the beginning and now. */
export function requireEnd(endsAt: Date, startsAt: Date, now: Date): void {
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
  const { code, amount, percent, min, max, starts_at, ends_at, uses_max: usesMax } = asked
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
    createdAt: now,
  }
}
