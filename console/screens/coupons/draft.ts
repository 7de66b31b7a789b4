import type { Fields } from '@contract/all-calls'
import { endOfDay, startOfDay } from './days'

/** A new coupon as it is typed. */
export interface CouponDraft {
  readonly code: string
  readonly kind: string
  readonly amount: string
  readonly percent: string
  readonly min: string
  readonly max: string
  /** Days. */
  readonly starts_at: string
  readonly ends_at: string
  readonly uses_max: string
  /** yes or no. */
  readonly offered: string
  readonly remark: string
}

export const EMPTY: CouponDraft = {
  code: '',
  kind: 'amount',
  amount: '',
  percent: '',
  min: '',
  max: '',
  starts_at: '',
  ends_at: '',
  uses_max: '',
  offered: 'no',
  remark: '',
}

/** The fields without which there is no coupon. */
export function missingIn(draft: CouponDraft): (keyof CouponDraft)[] {
  const needed = ['code', draft.kind === 'percent' ? 'percent' : 'amount', 'ends_at'] as const
  return needed.filter((field) => draft[field].trim() === '')
}

const typed = (text: string): string | undefined => text.trim() || undefined
const typedCount = (text: string): number | undefined => (text === '' ? undefined : Number(text))

/** As the call takes it: the last day is part of the time, and what is not of its kind is left out. */
export function fieldsOf(draft: CouponDraft): Fields<'opsCouponCreate'> {
  const isShare = draft.kind === 'percent'
  return {
    code: draft.code.trim(),
    ...(isShare ? { percent: typedCount(draft.percent), max: typed(draft.max) } : { amount: typed(draft.amount) }),
    min: typed(draft.min),
    starts_at: startOfDay(draft.starts_at),
    ends_at: endOfDay(draft.ends_at) ?? '',
    uses_max: typedCount(draft.uses_max),
    offered: draft.offered === 'yes',
    remark: typed(draft.remark),
  }
}
