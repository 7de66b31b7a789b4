import { observer } from 'mobx-react-lite'
import { isLanguage } from '@contract/base/languages'
import { ChoiceSheet } from '@/kit/choice-sheet/choice-sheet'
import { idOf } from '@/kit/ids'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'

interface SettingsSheetProps {
  open: boolean
  onClose: () => void
}

/** The languages, each under its own name. When the texts of the chosen one do not load, the language stays. */
export const LanguageSheet = observer(function LanguageSheet({ open, onClose }: SettingsSheetProps) {
  const choices = settings.languages.map(({ code, name }) => ({ value: code, text: name, id: idOf.language(code) }))
  const choose = async (code: string) => {
    if (!isLanguage(code)) return
    await settings.setLanguage(code).catch(() => toast.show(t('errors.request'), 'alert'))
  }
  return (
    <ChoiceSheet
      open={open}
      title={t('common.language')}
      choices={choices}
      chosen={settings.language}
      onChoose={choose}
      onClose={onClose}
    />
  )
})
