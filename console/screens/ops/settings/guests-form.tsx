import { BASE_CURRENCY } from '@contract/base/constants'
import { Card } from '../../../kit/card'
import { MoneyField } from '../../../kit/fields/money-field'
import { Tick } from '../../../kit/fields/tick'
import { useT } from '../../../text/use-t'
import type { SettingForm } from './use-setting'

/** Whether people can order without an account, and how much they may owe at the door. */
export function GuestsForm({ draft, change, errorAt }: SettingForm<'guests'>) {
  const t = useT()
  return (
    <Card title={t('settings.guests')}>
      <Tick label={t('settings.guests_allowed')} checked={draft.allowed} onChange={(on) => change({ allowed: on })} />
      <p className="field__hint">{t('settings.guests_text')}</p>
      <MoneyField
        label={t('settings.guests_cash_max', { currency: BASE_CURRENCY })}
        value={draft.cash_max}
        onChange={(sum) => change({ cash_max: sum })}
        error={errorAt('cash_max')}
      />
      <p className="field__hint">{t('settings.guests_cash_text')}</p>
    </Card>
  )
}
