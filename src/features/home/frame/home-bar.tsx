import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { IconButton } from '@/kit/icon-button/icon-button'
import { heart } from '@/kit/icon/glyphs/heart'
import { ids } from '@/kit/ids'
import { Logo } from '@/kit/logo/logo'
import { hrefTo } from '@/shell/page/href'
import { SearchLink } from '@/kit/search-field/search-link'
import { LazySettingsSheets } from '@/shell/settings-sheets/lazy-settings-sheets'
import type { SettingsList } from '@/shell/settings-sheets/types'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import './home-bar.scss'

/** The bar of narrow screens: logo, currency, language, wishlist, and search. */
export const HomeBar = observer(function HomeBar() {
  const [sheet, setSheet] = useState<SettingsList | null>(null)
  const close = () => setSheet(null)
  const { shown } = settings
  const language = settings.languages.find(({ code }) => code === settings.language)?.name ?? settings.language
  return (
    <Box role="banner" className="home-bar">
      <View className="home-bar__row">
        <View className="home-bar__logo">
          <Logo name={settings.name} />
        </View>
        <Chip
          id={ids.currencyOpen}
          text={shown.code}
          label={`${t('common.currency')}: ${shown.code} ${shown.symbol}`}
          end="opens"
          slim
          onPress={() => setSheet('currency')}
        />
        <View className="home-bar__gap" />
        <Chip
          id={ids.languageOpen}
          text={language}
          label={`${t('common.language')}: ${language}`}
          end="opens"
          slim
          onPress={() => setSheet('language')}
        />
        <IconButton
          id={ids.wishlistOpen}
          glyph={heart}
          label={t('wishlist.title')}
          href={hrefTo('wishlist')}
          onPress={() => void go('wishlist')}
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
      <LazySettingsSheets open={sheet} onClose={close} />
    </Box>
  )
})
