import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { IconButton } from '@/kit/icon-button/icon-button'
import { cross } from '@/kit/icon/glyphs/cross'
import { globe } from '@/kit/icon/glyphs/globe'
import { ids } from '@/kit/ids'
import { LanguageSheet } from '@/shell/settings-sheets/language-sheet'
import { t } from '@/locales/t'
import { back } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import './auth-bar.scss'

/** The bar of the login and registration pages: a close button at the left, the language at the right. */
export const AuthBar = observer(function AuthBar() {
  const [choosing, setChoosing] = useState(false)
  const language = settings.languages.find(({ code }) => code === settings.language)?.name ?? settings.language
  return (
    <Box role="banner" className="auth-bar">
      <IconButton id={ids.back} glyph={cross} label={t('common.close')} onPress={() => back()} />
      <Chip
        id={ids.languageOpen}
        icon={globe}
        text={language}
        label={`${t('common.language')}: ${language}`}
        onPress={() => setChoosing(true)}
      />
      <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
    </Box>
  )
})
