import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { factsOf, type Language } from '@contract/base/languages'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { cross } from '@/kit/icon/glyphs/cross'
import { IconButton } from '@/kit/icon-button/icon-button'
import { painted } from '@/kit/painted'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { textIn } from '@/locales/text-in'
import { writeStored } from '@/platform/storage/storage'
import { settings } from '@/stores/settings'
import { homeIds } from '../ids'
import './language-offer.scss'

interface LanguageOfferProps {
  readonly language: Language
  /** The answer has been given, and is kept on the device. */
  readonly onAnswer: () => void
}

/** One line in the device's own language that offers it, since the app opens in the default one [const.languages]. */
export const LanguageOffer = observer(function LanguageOffer({ language, onAnswer }: LanguageOfferProps) {
  const question = textIn(language, 'languageOffer.question')
  const take = async () => {
    // the button answers before the page is drawn anew
    await painted()
    await settings.setLanguage(language)
    onAnswer()
  }
  const leave = async () => {
    await writeStored('lang', settings.language)
    onAnswer()
  }
  return (
    <Box role="group" label={question} className="language-offer">
      <View className="language-offer__words">
        <Text>{question}</Text>
      </View>
      <Button id={homeIds.languageTake} kind="ink" size="sm" label={factsOf(language).name} onPress={take} />
      <IconButton id={homeIds.languageLeave} glyph={cross} label={t('common.close')} onPress={leave} />
    </Box>
  )
})
