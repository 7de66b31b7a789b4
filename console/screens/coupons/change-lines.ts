/** What can be changed of a coupon, as a draft and as lines for people. */
import type { OpsCoupon } from '@contract/entities/ops-coupon'
import { byField, type ChangeLine } from '../../kit/editing/change-note'
import type { T } from '../../text/use-t'
import { dayOf } from './days'

interface CouponDraft {
  /** The last day: `2026-11-23`. */
  readonly ends: string
  /** Empty: any number of purchases. */
  readonly uses: string
  /** yes or no. */
  readonly offered: 'yes' | 'no'
}

export const draftOf = (coupon: OpsCoupon | null): CouponDraft => ({
  ends: coupon ? dayOf(coupon.ends_at) : '',
  uses: String(coupon?.uses_max ?? ''),
  offered: coupon?.offered ? 'yes' : 'no',
})

const NAMES = { ends: 'coupons.ends', uses: 'coupons.uses_max', offered: 'coupons.offered' } as const

/** What somebody else has changed. */
export const changeLines =
  (t: T) =>
  (before: CouponDraft, after: CouponDraft): ChangeLine[] =>
    byField<CouponDraft>(
      (field) => t(NAMES[field]),
      (field, draft) =>
        field === 'offered' ? t(`coupons.offered_${draft.offered}`) : draft[field] || t('coupons.any_number'),
    )(before, after)
