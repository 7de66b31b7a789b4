import { BASE_CURRENCY } from '@contract/base/constants'
import type { OpsCurrency } from '@contract/entities/market/rates'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { byField } from '../../../kit/editing/change-note'
import { ConflictNote } from '../../../kit/editing/conflict-note'
import { useDraft } from '../../../kit/editing/use-draft'
import { TextField } from '../../../kit/fields/field'
import { CountField, MoneyField } from '../../../kit/fields/money-field'
import { Tick } from '../../../kit/fields/tick'
import { Sheet } from '../../../kit/over/sheet'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'
import { askFar } from './ask-far'
import { draftOf, fieldsOf, type CurrencyDraft } from './draft'
import { Rates } from './rates'

interface Props {
  /** As it was read last; null: a new one. */
  readonly currency: OpsCurrency | null
  /** Reads it once more. */
  readonly reread: () => Promise<OpsCurrency | undefined>
  readonly onClose: () => void
}

/** A currency: its symbol, its rate with those before, and whether buyers can choose it. */
export function CurrencySheet({ currency, reread, onClose }: Props) {
  const t = useT()
  const form = useDraft({ row: currency, draftOf, reread, asks: true })
  const { draft, set: change } = form
  const mutation = useMutationOf('opsCurrencySave', {
    renews: ['opsCurrencies', 'opsCurrencyRates', 'opsSetup', 'opsAudits', 'getCurrency'],
    onDone: () => {
      toast(t('common.saved'))
      onClose()
    },
    silent: form.isConflict,
  })
  const errorAt = errorsAt(t, mutation.error?.errors ?? [])
  const at = (field: Exclude<keyof CurrencyDraft, 'active'>) => ({
    value: draft[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorAt(field),
  })
  const send = (sure = false) => {
    if (mutation.isPending) return
    const fields = {
      ...fieldsOf(draft, form.changed),
      ...(form.held && { version: form.held.version }),
      ...(sure && { sure }),
    }
    mutation.mutate(fields, { onError: (error) => void askFar(t, error).then((yes) => yes && send(true)) })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={currency ? t('currencies.change_named', { code: currency.code }) : t('currencies.new')}
      subtitle={t('currencies.unit')}
      onSubmit={() => send()}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="main" type="submit" busy={mutation.isPending} disabled={!form.isDirty}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <ConflictNote conflict={form.conflict} linesOf={byField((field) => t(`currencies.${field}`))} />
      {currency === null && (
        <TextField
          label={t('currencies.code')}
          hint={t('currencies.code_hint')}
          maxLength={3}
          autoComplete="off"
          {...at('code')}
        />
      )}
      <MoneyField
        label={t('currencies.rate')}
        hint={currency?.code === BASE_CURRENCY ? t('currencies.base') : t('currencies.rate_hint')}
        readOnly={currency?.code === BASE_CURRENCY}
        first={currency !== null && currency.code !== BASE_CURRENCY}
        {...at('rate')}
      />
      <TextField label={t('currencies.symbol')} maxLength={8} autoComplete="off" {...at('symbol')} />
      <CountField label={t('currencies.sort')} hint={t('currencies.sort_hint')} {...at('sort')} />
      <div className="field">
        <Tick
          label={t('currencies.active')}
          checked={draft.active}
          onChange={(active) => change({ active })}
          disabled={currency?.in_wallets}
        />
        {currency?.in_wallets && <p className="field__hint">{t('currencies.in_wallets_text')}</p>}
        {errorAt('active') !== undefined && <p className="field__error">{errorAt('active')}</p>}
      </div>
      {currency && <Rates code={currency.code} />}
    </Sheet>
  )
}
