import { MARKET_NAME_MAX } from '@contract/rules/market-name'
import { Card } from '../../../kit/card'
import { TextField } from '../../../kit/fields/field'
import { useT } from '../../../text/use-t'
import { LanguageTicks } from './language-ticks'
import type { SettingForm } from './use-setting'

/** What the marketplace is called, and its languages. */
export function ShopForm({ draft, change, errorAt }: SettingForm<'shop'>) {
  const t = useT()
  const none = draft.languages.length === 0 ? t('settings.one_language') : undefined
  return (
    <Card title={t('settings.shop')}>
      <TextField
        label={t('settings.name')}
        hint={t('settings.name_text')}
        maxLength={MARKET_NAME_MAX}
        required
        autoComplete="off"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errorAt('name')}
      />
      <LanguageTicks
        label={t('settings.languages')}
        chosen={draft.languages}
        onChange={(languages) => change({ languages })}
        error={errorAt('languages') && (none ?? errorAt('languages'))}
      />
      <p className="field__hint">{t('settings.languages_text')}</p>
    </Card>
  )
}
