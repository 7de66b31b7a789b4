import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Data } from '@contract/all-calls'
import { STOCK_REASONS, type StockReason } from '@contract/base/product-constants'
import { isRefusedFor } from '../../api/api-error'
import { useMutationOf } from '../../api/use-mutation-of'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/field'
import { Select } from '../../kit/fields/select'
import { toast } from '../../kit/over/toast'
import { useT } from '../../text/use-t'
import { isTooMany, itemsOf, type Changes, type StockRow } from './changes'

interface Props {
  readonly changes: Changes
  /** Saved or discarded: nothing is typed any more. */
  readonly onDone: () => void
  /** Refused, because these numbers are there by now. */
  readonly onOutdated: (now: readonly Pick<StockRow, 'sku_id' | 'stock'>[]) => void
}

/** Saves the typed numbers with their reason; none of them, or all. */
export function SetBar({ changes, onDone, onOutdated }: Props) {
  const t = useT()
  const client = useQueryClient()
  const [reason, setReason] = useState<StockReason | ''>('')
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mutation = useMutationOf('sellerStockSet', {
    renews: ['sellerStock', 'sellerStockLog', 'sellerProducts', 'sellerProduct'],
    onDone: ({ items }) => {
      toast(t('stock.set_done', { count: items.length }))
      onDone()
    },
    // somebody else was faster, or pieces were sold: each number says so
    silent: (error) => {
      if (!isRefusedFor(error, 'changed')) return false
      onOutdated(error.data.items as Data<'sellerStockSet'>['items'])
      void client.invalidateQueries({ queryKey: ['sellerStock'] })
      return true
    },
  })
  const items = itemsOf(changes)
  const save = () => {
    setAsked(true)
    if (reason !== '' && !mutation.isPending) mutation.mutate({ items, reason, note: note.trim() || undefined })
  }
  return (
    <form
      className="set-bar"
      aria-label={t('stock.set')}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <b className="set-bar__count">{t('stock.changed', { count: items.length })}</b>
      <Select
        label={t('stock.reason')}
        value={reason}
        none={t('stock.choose')}
        onChange={setReason}
        choices={STOCK_REASONS.map((each) => ({ value: each, label: t(`stock.kind_${each}`) }))}
        error={isAsked && reason === '' ? t('rules.required') : undefined}
      />
      <TextField label={t('stock.note')} maxLength={500} autoComplete="off" value={note} onChange={setNote} />
      <Button onClick={onDone}>{t('stock.discard')}</Button>
      <Button kind="main" type="submit" busy={mutation.isPending} disabled={items.length === 0 || isTooMany(changes)}>
        {t('common.save')}
      </Button>
    </form>
  )
}
