import { useState } from 'react'
import { REMARK_MAX } from '@contract/base/text-limits'
import type { OpsCoupon } from '@contract/entities/ops-coupon'
import { isRefusedFor } from '../../api/api-error'
import { ChangeNote } from '../../kit/editing/change-note'
import { FormSheet } from '../../kit/over/form-sheet'
import { ReasonSheet } from '../../kit/over/reason-sheet'
import { useT } from '../../text/use-t'
import { hasRemark, type CouponCalls } from './calls'
import { changeLines, draftOf } from './change-lines'
import { useCouponMutation } from './use-coupon-mutation'

interface Props {
  readonly calls: CouponCalls
  /** As it was read last. */
  readonly coupon: OpsCoupon
  readonly onClose: () => void
}

/** Ends a coupon at once, which cannot be undone. */
export function EndCoupon({ calls, coupon, onClose }: Props) {
  const t = useT()
  const { coupon_id, version, code } = coupon
  const [before] = useState(coupon)
  const mutation = useCouponMutation(calls.end, {
    done: t('coupons.ended', { code }),
    showsChange: (error) => isRefusedFor(error, 'changed'),
    onClose,
  })
  const sheet = {
    middle: true,
    title: t('coupons.end_title', { code }),
    subtitle: t('coupons.end_text'),
    yes: t('coupons.end'),
    isDanger: true,
    onClose,
  }
  const changed = version !== before.version && (
    <ChangeNote by={coupon} lines={changeLines(t)(draftOf(before), draftOf(coupon))} />
  )
  if (!hasRemark(calls)) {
    return (
      <FormSheet {...sheet} busy={mutation.isPending} onSubmit={() => mutation.mutate({ coupon_id, version })}>
        {changed}
      </FormSheet>
    )
  }
  return (
    <ReasonSheet
      {...sheet}
      label={t('coupons.remark')}
      hint={t('queue.own_remark_hint')}
      field="remark"
      maxLength={REMARK_MAX}
      isOptional
      mutation={mutation}
      onSubmit={(remark) => mutation.mutate({ coupon_id, version, remark: remark || undefined })}
    >
      {changed}
    </ReasonSheet>
  )
}
