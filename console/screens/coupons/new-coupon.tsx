import { useState } from 'react'
import { BASE_CURRENCY } from '@contract/base/constants'
import { REMARK_MAX } from '@contract/base/text-limits'
import { useMutationOf } from '../../api/use-mutation-of'
import { TextField } from '../../kit/fields/field'
import { CountField, MoneyField } from '../../kit/fields/money-field'
import { Select } from '../../kit/fields/select'
import { FormSheet } from '../../kit/over/form-sheet'
import { toast } from '../../kit/over/toast'
import { errorsAt } from '../../text/failure'
import { useT } from '../../text/use-t'
import { hasRemark, LISTS, type CouponCalls } from './calls'
import { OfferedChoice } from './offered-choice'
import { EMPTY, fieldsOf, missingIn, type CouponDraft } from './draft'

interface Props {
  readonly calls: CouponCalls
  readonly onClose: () => void
}

/** A new coupon, of an amount or of a share of the goods. */
export function NewCoupon({ calls, onClose }: Props) {
  const t = useT()
  const [draft, setDraft] = useState<CouponDraft>(EMPTY)
  const [isAsked, setAsked] = useState(false)
  const mutation = useMutationOf(calls.create, {
    renews: LISTS,
    onDone: ({ coupon }) => {
      toast(t('coupons.made', { code: coupon.code }))
      onClose()
    },
  })
  const missing = missingIn(draft)
  const serverError = errorsAt(t, mutation.error?.errors ?? [])
  const errorAt = (field: keyof CouponDraft) =>
    isAsked && missing.includes(field) ? t('rules.required') : serverError(field)
  const set = (field: keyof CouponDraft) => (value: string) => setDraft((now) => ({ ...now, [field]: value }))
  const at = (field: keyof CouponDraft) => ({ value: draft[field], onChange: set(field), error: errorAt(field) })
  const save = () => {
    setAsked(true)
    if (missing.length === 0) mutation.mutate(fieldsOf(draft))
  }
  const isShare = draft.kind === 'percent'
  return (
    <FormSheet
      title={t('coupons.new')}
      yes={t('coupons.make')}
      busy={mutation.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('coupons.code')}
        hint={t('coupons.code_hint')}
        maxLength={40}
        autoComplete="off"
        first
        {...at('code')}
      />
      <Select
        label={t('coupons.kind')}
        value={draft.kind}
        onChange={set('kind')}
        choices={[
          { value: 'amount', label: t('coupons.kind_amount') },
          { value: 'percent', label: t('coupons.kind_percent') },
        ]}
      />
      {isShare ? (
        <CountField label={t('coupons.percent')} hint={t('coupons.percent_hint')} {...at('percent')} />
      ) : (
        <MoneyField label={t('coupons.amount', { currency: BASE_CURRENCY })} {...at('amount')} />
      )}
      {isShare && (
        <MoneyField label={t('coupons.max', { currency: BASE_CURRENCY })} hint={t('coupons.any')} {...at('max')} />
      )}
      <MoneyField label={t('coupons.min', { currency: BASE_CURRENCY })} hint={t('coupons.min_hint')} {...at('min')} />
      <TextField type="date" label={t('coupons.starts')} hint={t('coupons.starts_hint')} {...at('starts_at')} />
      <TextField type="date" label={t('coupons.ends')} {...at('ends_at')} />
      <CountField label={t('coupons.uses_max')} hint={t('coupons.any')} {...at('uses_max')} />
      <OfferedChoice {...at('offered')} />
      {hasRemark(calls) && (
        <TextField
          label={t('coupons.remark')}
          hint={t('queue.own_remark_hint')}
          rows={2}
          maxLength={REMARK_MAX}
          {...at('remark')}
        />
      )}
    </FormSheet>
  )
}
