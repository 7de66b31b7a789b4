import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Box } from '@/components/box/box'
import { Chip } from '@/components/chip/chip'
import { globe } from '@/components/icon/glyphs/globe'
import { ids } from '@/components/ids'
import { Logo } from '@/components/logo/logo'
import { hrefTo } from '@/components/page/href'
import { SearchLink } from '@/components/search-field/search-link'
import { CurrencySheet } from '@/components/settings-sheets/currency-sheet'
import { LanguageSheet } from '@/components/settings-sheets/language-sheet'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { settings } from '@/stores/settings'
import './home-bar.scss'

/** The name, language, currency, and the way to the search, on narrow screens. */
export const HomeBar = observer(function HomeBar() {
  const [sheet, setSheet] = useState<'language' | 'currency' | null>(null)
  const close = () => setSheet(null)
  const { shown } = settings
  const language = settings.languages.find(({ code }) => code === settings.language)?.name ?? settings.language
  return (
    <Box role="banner" className="home-bar">
      <View className="home-bar__row">
        <View className="home-bar__logo">
          <Logo />
        </View>
        <Chip
          id={ids.currencyOpen}
          text={`${shown.code} ${shown.symbol}`}
          label={`${t('common.currency')}: ${shown.code} ${shown.symbol}`}
          end="opens"
          onPress={() => setSheet('currency')}
        />
        <View className="home-bar__gap" />
        <Chip
          id={ids.languageOpen}
          icon={globe}
          text={language}
          label={`${t('common.language')}: ${language}`}
          end="opens"
          onPress={() => setSheet('language')}
        />
      </View>
      <View className="home-bar__search">
        <SearchLink
          id={ids.homeSearch}
          label={t('common.search_products')}
          href={hrefTo('search')}
          onPress={() => void go('search')}
        />
      </View>
      <LanguageSheet open={sheet === 'language'} onClose={close} />
      <CurrencySheet open={sheet === 'currency'} onClose={close} />
    </Box>
  )
})
