import { useState } from 'react'
import { INTAKE_MAX } from '@contract/base/constants'
import { useMutationOf } from '../../api/use-mutation-of'
import { TextField } from '../../kit/fields/field'
import { CountField } from '../../kit/fields/money-field'
import { FormSheet } from '../../kit/over/form-sheet'
import { toast } from '../../kit/over/toast'
import { errorsAt } from '../../text/failure'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'
import type { StockRow } from './changes'

interface Props {
  readonly row: StockRow
  readonly onClose: () => void
}

/** Asks the operators to add pieces of a variant to the stock. */
export function IntakeSheet({ row, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const { count } = useFormats()
  const [pieces, setPieces] = useState('')
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mutation = useMutationOf('applyStorage', {
    renews: ['shopRequests'],
    onDone: () => {
      toast(t('stock.intake_asked', { sku: row.sku }))
      onClose()
    },
  })
  const qty = Number(pieces)
  const isWrong = !Number.isInteger(qty) || qty < 1 || qty > INTAKE_MAX
  const errorAt = errorsAt(t, mutation.error?.errors ?? [])
  const submit = () => {
    setAsked(true)
    if (!isWrong) mutation.mutate({ sku: row.sku, qty, note: note.trim() || undefined })
  }
  return (
    <FormSheet
      title={t('stock.intake_of', { sku: row.sku })}
      subtitle={localised(row, 'name', language)}
      yes={t('stock.intake_ask')}
      busy={mutation.isPending}
      isDirty={pieces !== '' || note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <CountField
        label={t('stock.intake_pieces')}
        value={pieces}
        onChange={setPieces}
        error={isAsked && isWrong ? t('stock.intake_range', { least: 1, most: count(INTAKE_MAX) }) : errorAt('qty')}
      />
      <TextField
        label={t('stock.note')}
        hint={t('stock.intake_hint')}
        maxLength={500}
        rows={3}
        value={note}
        onChange={setNote}
        error={errorAt('note')}
      />
    </FormSheet>
  )
}
