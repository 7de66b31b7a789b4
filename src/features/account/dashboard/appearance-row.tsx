import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { THEMES, type Theme } from '@/domain/theme'
import { ChoiceSheet } from '@/kit/choice-sheet/choice-sheet'
import { moon } from '@/kit/icon/glyphs/moon'
import { ListRow } from '@/kit/list-row/list-row'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { accountIds } from '../ids'

/** The row of the theme, which opens the list of them: as the device, light, dark. */
export const AppearanceRow = observer(function AppearanceRow() {
  const [open, setOpen] = useState(false)
  const title = t('account.appearance')
  const chosen = t(`account.theme_${settings.theme}`)
  return (
    <>
      <ListRow
        id={accountIds.appearanceOpen}
        icon={moon}
        title={title}
        label={`${title}: ${chosen}`}
        end={<Text tone="ink2">{chosen}</Text>}
        onPress={() => setOpen(true)}
      />
      <ChoiceSheet
        open={open}
        title={title}
        choices={THEMES.map((value) => ({ value, text: t(`account.theme_${value}`), id: accountIds.theme(value) }))}
        chosen={settings.theme}
        onChoose={(theme: Theme) => settings.setTheme(theme)}
        onClose={() => setOpen(false)}
      />
    </>
  )
})
