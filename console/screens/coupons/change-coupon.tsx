import { useState } from 'react'
import type { OpsCoupon } from '@contract/entities/ops-coupon'
import { REMARK_MAX } from '@contract/base/text-limits'
import { ConflictNote } from '../../kit/editing/conflict-note'
import { useDraft } from '../../kit/editing/use-draft'
import { TextField } from '../../kit/fields/field'
import { CountField } from '../../kit/fields/money-field'
import { FormSheet } from '../../kit/over/form-sheet'
import { errorsAt } from '../../text/failure'
import { useT } from '../../text/use-t'
import { hasRemark, type CouponCalls } from './calls'
import { OfferedChoice } from './offered-choice'
import { changeLines, draftOf } from './change-lines'
import { useCouponMutation } from './use-coupon-mutation'
import { dayOf, endOfDay } from './days'

interface Props {
  readonly calls: CouponCalls
  /** As it was read last. */
  readonly coupon: OpsCoupon
  /** Reads it once more; undefined where it is gone. */
  readonly reread: () => Promise<OpsCoupon | undefined>
  readonly onClose: () => void
}

/** How long a coupon is valid, and how many may use it. The discount stays: buyers know it. */
export function ChangeCoupon({ calls, coupon, reread, onClose }: Props) {
  const t = useT()
  const form = useDraft({ row: coupon, draftOf, reread })
  const { ends, uses, offered } = form.draft
  const [remark, setRemark] = useState('')
  const mutation = useCouponMutation(calls.change, {
    done: t('coupons.changed', { code: coupon.code }),
    showsChange: form.isConflict,
    onClose,
  })
  const errorAt = errorsAt(t, mutation.error?.errors ?? [])
  const save = () => {
    if (ends === '') return
    const { version, ends_at: kept } = form.held ?? coupon
    mutation.mutate({
      coupon_id: coupon.coupon_id,
      version,
      ends_at: ends === dayOf(kept) ? kept : endOfDay(ends),
      uses_max: Number(uses),
      offered: offered === 'yes',
      remark: remark.trim() || undefined,
    })
  }
  return (
    <FormSheet
      title={t('coupons.change_named', { code: coupon.code })}
      subtitle={t('coupons.change_text')}
      busy={mutation.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <ConflictNote conflict={form.conflict} linesOf={changeLines(t)} />
      <TextField
        type="date"
        label={t('coupons.ends')}
        value={ends}
        onChange={(day) => form.set({ ends: day })}
        error={ends === '' ? t('rules.required') : errorAt('ends_at')}
      />
      <CountField
        label={t('coupons.uses_max')}
        hint={t('coupons.any')}
        value={uses}
        onChange={(count) => form.set({ uses: count })}
        error={errorAt('uses_max')}
      />
      <OfferedChoice value={offered} onChange={(value) => form.set({ offered: value })} error={errorAt('offered')} />
      {hasRemark(calls) && (
        <TextField
          label={t('coupons.remark')}
          hint={t('queue.own_remark_hint')}
          rows={2}
          maxLength={REMARK_MAX}
          value={remark}
          onChange={setRemark}
          error={errorAt('remark')}
        />
      )}
    </FormSheet>
  )
}
