import { BASE_CURRENCY } from '@contract/base/constants'
import { CASH_HOLDERS } from '@contract/rules/settlement'
import { Card } from '../../../kit/card'
import { CountField, MoneyField } from '../../../kit/fields/money-field'
import { Select } from '../../../kit/fields/select'
import { useT } from '../../../text/use-t'
import type { SettingForm } from './use-setting'

/** What the marketplace keeps of a sale, and when it settles. */
export function MoneyForm({ draft, change, errorAt }: SettingForm<'money'>) {
  const t = useT()
  const at = (field: 'commission_bps' | 'hold_days' | 'card_fee_bps' | 'card_fee_fixed') => ({
    value: draft[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorAt(field),
  })
  return (
    <>
      <Card title={t('settings.commission')}>
        <div className="pair">
          <MoneyField label={t('settings.commission_bps')} {...at('commission_bps')} />
          <CountField label={t('settings.hold_days')} {...at('hold_days')} />
        </div>
        <p className="field__hint">{t('settings.commission_text')}</p>
      </Card>
      <Card title={t('settings.card_fees')}>
        <div className="pair">
          <MoneyField label={t('settings.card_fee_bps')} {...at('card_fee_bps')} />
          <MoneyField label={t('settings.card_fee_fixed', { currency: BASE_CURRENCY })} {...at('card_fee_fixed')} />
        </div>
        <p className="field__hint">{t('settings.card_fees_text')}</p>
      </Card>
      <Card title={t('settings.cash')}>
        <Select
          label={t('settings.cash_with')}
          hint={t('settings.cash_text')}
          value={draft.cash_with}
          onChange={(holder) => change({ cash_with: holder })}
          choices={CASH_HOLDERS.map((value) => ({ value, label: t(`settings.cash_${value}`) }))}
          error={errorAt('cash_with')}
        />
      </Card>
    </>
  )
}
