import { observer } from 'mobx-react-lite'
import { ChoiceSheet } from '@/kit/choice-sheet/choice-sheet'
import { idOf } from '@/kit/ids'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'

interface SettingsSheetProps {
  open: boolean
  onClose: () => void
}

/** The currencies that prices can be shown in, by code and symbol. */
export const CurrencySheet = observer(function CurrencySheet({ open, onClose }: SettingsSheetProps) {
  const choices = settings.currencies.map(({ code, symbol }) => ({
    value: code,
    text: code,
    note: symbol,
    id: idOf.currency(code),
  }))
  return (
    <ChoiceSheet
      open={open}
      title={t('common.currency')}
      choices={choices}
      chosen={settings.shown.code}
      onChoose={(code) => settings.setCurrency(code)}
      onClose={onClose}
    />
  )
})
