import { useState } from 'react'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { OpsFlash } from '@contract/entities/market/catalogue'
import { call } from '../../../../api/call'
import { isRefusedFor } from '../../../../api/api-error'
import { useMutationOf } from '../../../../api/use-mutation-of'
import { byField } from '../../../../kit/editing/change-note'
import { ConflictNote } from '../../../../kit/editing/conflict-note'
import { useDraft } from '../../../../kit/editing/use-draft'
import { TextField } from '../../../../kit/fields/field'
import { CountField, MoneyField } from '../../../../kit/fields/money-field'
import { FormSheet } from '../../../../kit/over/form-sheet'
import { toast } from '../../../../kit/over/toast'
import { errorsAt } from '../../../../text/failure'
import { useFormats } from '../../../../text/format'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { draftOf, fieldsOf, missingIn, type FlashDraft } from './draft'
import { ProductChoice } from './product-choice'
import { RENEWED } from './renewed'

const NAMES = {
  product_id: 'flash.product',
  price: 'flash.price',
  starts_at: 'flash.starts',
  ends_at: 'flash.ends',
  left: 'flash.left',
} as const

interface Props {
  /** Null: a new one. */
  readonly deal: OpsFlash | null
  readonly onClose: () => void
}

/** Reads a deal once more, among those of its product. */
const reread = async (deal: OpsFlash | null) =>
  (await call('opsFlash', { q: deal?.product.name_en, page_size: 50 })).list.find(
    ({ flash_id: id }) => id === deal?.flash_id,
  )

/** A lower price for some pieces of a product, and a limited time. */
export function FlashSheet({ deal, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const form = useDraft({ row: deal, draftOf, reread: () => reread(deal) })
  const { draft } = form
  const mutation = useMutationOf('opsFlashSave', {
    renews: RENEWED,
    silent: (error) => {
      if (form.isConflict(error)) return true
      if (!isRefusedFor(error, 'not_allowed')) return false
      toast(t('flash.meanwhile'))
      onClose()
      return true
    },
    onDone: () => {
      toast(t('common.saved'))
      onClose()
    },
  })
  const missing = missingIn(draft)
  const serverError = errorsAt(t, mutation.error?.errors ?? [])
  const errorAt = (field: keyof FlashDraft) =>
    isAsked && missing.includes(field) ? t('rules.required') : serverError(field)
  const at = (field: keyof FlashDraft) => ({
    value: draft[field],
    onChange: (value: string) => form.set({ [field]: value }),
    error: errorAt(field),
  })
  const save = () => {
    setAsked(true)
    if (missing.length > 0) return
    const changes = fieldsOf(deal ? form.changes : draft, form.held)
    mutation.mutate(deal ? { flash_id: deal.flash_id, version: form.held?.version, ...changes } : changes)
  }
  const takenAt = (field: 'starts_at') =>
    mutation.error?.errors.some((error) => error.field === field && error.rule === 'taken')
      ? t('flash.taken')
      : errorAt(field)
  return (
    <FormSheet
      title={deal ? localised(deal.product, 'name', language) : t('flash.new')}
      subtitle={deal ? t('flash.usual_price', { price: money(deal.product.price) }) : t('flash.new_text')}
      busy={mutation.isPending}
      isDirty={form.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <ConflictNote
        conflict={form.conflict}
        linesOf={byField(
          (field) => t(NAMES[field], { currency: BASE_CURRENCY }),
          (field, values) => values[field].replace('T', ' '),
        )}
      />
      {deal === null && <ProductChoice {...at('product_id')} />}
      <MoneyField
        first={deal !== null}
        label={t('flash.price', { currency: BASE_CURRENCY })}
        hint={t('flash.price_hint')}
        {...at('price')}
      />
      <CountField label={t('flash.left')} hint={t('flash.left_hint')} {...at('left')} />
      <TextField
        type="datetime-local"
        label={t('flash.starts')}
        hint={t('coupons.starts_hint')}
        {...at('starts_at')}
        error={takenAt('starts_at')}
      />
      <TextField type="datetime-local" label={t('flash.ends')} {...at('ends_at')} />
    </FormSheet>
  )
}
