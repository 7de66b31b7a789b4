import { useState } from 'react'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { OpsCurrency } from '@contract/entities/market/rates'
import type { SettingValue } from '@contract/entities/settings'
import { MARKET_NAME, MARKET_NAME_MAX } from '@contract/rules/market-name'
import { useCall } from '../../../api/use-call'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/fields/field'
import { MoneyField } from '../../../kit/fields/money-field'
import { LoadStates } from '../../../kit/load-states'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'
import { askFar } from '../currencies/ask-far'
import { LanguageTicks } from '../settings/language-ticks'
import { draftOf, fieldsOf, mayLeave, type BaseDraft } from './base-draft'

function Form({ first, known }: { readonly first: BaseDraft; readonly known: readonly OpsCurrency[] }) {
  const t = useT()
  const [draft, setDraft] = useState(first)
  const mutation = useMutationOf('opsSetupBase', {
    renews: [
      'opsSetup',
      'opsSettings',
      'opsCurrencies',
      'opsCurrencyRates',
      'opsAudits',
      'getLanguages',
      'getCurrency',
    ],
    onDone: () => toast(t('common.saved')),
  })
  const errorAt = errorsAt(t, mutation.error?.errors ?? [])
  const { languages, currencies } = draft
  const change = (some: Partial<BaseDraft>) => setDraft((now) => ({ ...now, ...some }))
  const set = (place: number, some: Partial<BaseDraft['currencies'][number]>) =>
    change({ currencies: currencies.map((each, at) => (at === place ? { ...each, ...some } : each)) })
  const send = (sure = false) => {
    if (mutation.isPending) return
    const ask = (error: unknown) => void askFar(t, error).then((yes) => yes && send(true))
    mutation.mutate({ ...fieldsOf(draft), ...(sure && { sure }) }, { onError: ask })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={t('settings.name')}
        hint={t('settings.name_text')}
        maxLength={MARKET_NAME_MAX}
        required
        autoComplete="off"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={draft.name.trim() === '' ? t('rules.required') : errorAt('name')}
      />
      <LanguageTicks
        label={t('settings.languages')}
        chosen={languages}
        onChange={(chosen) => change({ languages: chosen })}
        error={languages.length === 0 ? t('settings.one_language') : errorAt('languages')}
      />
      <p className="field__label setup__head">{t('setup.currencies')}</p>
      {currencies.map(({ code, rate }, place) => (
        // a new line has no code yet: its place is all that names it
        <div key={place} className="setup__currency">
          <TextField
            label={t('setup.currency_code', { place: place + 1 })}
            bare
            maxLength={3}
            autoComplete="off"
            value={code}
            readOnly={!mayLeave(code, known)}
            onChange={(typed) => set(place, { code: typed })}
            error={errorAt(`currencies.${place}.code`)}
          />
          <MoneyField
            label={t('setup.currency_rate', { code: code || String(place + 1) })}
            bare
            value={rate}
            readOnly={code === BASE_CURRENCY}
            onChange={(typed) => set(place, { rate: typed })}
            error={errorAt(`currencies.${place}.rate`)}
          />
          {mayLeave(code, known) && (
            <Button
              icon="trash"
              label={t('setup.currency_remove', { code: code || String(place + 1) })}
              onClick={() => change({ currencies: currencies.filter((_, at) => at !== place) })}
            />
          )}
        </div>
      ))}
      <p className="field__hint">{t('currencies.rate_hint')}</p>
      <p className="setup__actions">
        <Button icon="plus" onClick={() => change({ currencies: [...currencies, { code: '', rate: '' }] })}>
          {t('currencies.new')}
        </Button>
        <Button
          kind="main"
          type="submit"
          busy={mutation.isPending}
          disabled={languages.length === 0 || draft.name.trim() === ''}
        >
          {t('setup.use_these')}
        </Button>
      </p>
    </form>
  )
}

/** The name, the languages, and the currencies with their rates. */
export function BaseStep() {
  const settings = useCall('opsSettings', {})
  const currencies = useCall('opsCurrencies', {})
  return (
    <LoadStates query={settings}>
      {({ list }) => (
        <LoadStates query={currencies}>
          {({ list: known }) => {
            const shop = list.find(({ name }) => name === 'shop')?.value as SettingValue<'shop'> | undefined
            const { name = MARKET_NAME, languages = [] } = shop ?? {}
            return <Form first={draftOf({ name, languages }, known)} known={known} />
          }}
        </LoadStates>
      )}
    </LoadStates>
  )
}
