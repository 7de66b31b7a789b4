import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { countShown } from '@/kit/count/count-text'
import { globe } from '@/kit/icon/glyphs/globe'
import { shoppingBag } from '@/kit/icon/glyphs/shopping-bag'
import { user } from '@/kit/icon/glyphs/user'
import { ids } from '@/kit/ids'
import { Logo } from '@/kit/logo/logo'
import { hrefTo } from '@/shell/page/href'
import { SearchField } from '@/kit/search-field/search-field'
import { LazySettingsSheets } from '@/shell/settings-sheets/lazy-settings-sheets'
import type { SettingsList } from '@/shell/settings-sheets/types'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { cart } from '@/stores/cart'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { TopNavItem } from './top-nav-item'
import { TopNavLabels } from './top-nav-labels'
import type { TopNavProps } from './types'
import './top-nav.h5.scss'

/** The bar of wide screens: logo, search, language, currency, account and cart, with the labels below. */
export const TopNav = observer(function TopNav({ current, term = '' }: TopNavProps) {
  const [words, setWords] = useState(term)
  const [sheet, setSheet] = useState<SettingsList | null>(null)
  useEffect(() => setWords(term), [term])
  const close = () => setSheet(null)
  const search = () => void go('search', { q: words.trim() })
  const language = settings.languages.find(({ code }) => code === settings.language)?.name ?? settings.language
  return (
    <Box role="banner" className="top-nav">
      <div className="top-nav__row">
        <Logo name={settings.name} onPress={() => void go('home')} href={hrefTo('home')} />
        <Box role="search" label={t('common.search_products')} className="top-nav__search">
          <SearchField
            id="top-search"
            label={t('common.search_products')}
            value={words}
            onInput={setWords}
            onSubmit={search}
            clearLabel={t('common.clear')}
            end={
              <Button
                id={current === 'home' ? ids.homeSearch : undefined}
                size="sm"
                kind="ink"
                label={t('common.search')}
                onPress={search}
              />
            }
          />
        </Box>
        <TopNavItem
          id={ids.languageOpen}
          glyph={globe}
          text={language}
          label={`${t('common.language')}: ${language}`}
          opens
          onPress={() => setSheet('language')}
        />
        <TopNavItem
          id={ids.currencyOpen}
          text={`${settings.shown.code} ${settings.shown.symbol}`}
          label={`${t('common.currency')}: ${settings.shown.code}`}
          opens
          onPress={() => setSheet('currency')}
        />
        <TopNavItem
          id={ids.tabDashboard}
          glyph={user}
          text={session.user?.firstname || t('nav.account')}
          label={session.user ? `${t('nav.account')}: ${session.user.firstname}` : t('nav.account')}
          href={hrefTo('dashboard')}
          onPress={() => void go('dashboard')}
        />
        <TopNavItem
          id={ids.tabCart}
          glyph={shoppingBag}
          text={t('nav.cart')}
          label={cart.count > 0 ? t('common.cart_count', countShown(cart.count)) : t('nav.cart')}
          count={cart.count}
          href={hrefTo('cart')}
          onPress={() => void go('cart')}
        />
      </div>
      <TopNavLabels current={current} />
      <LazySettingsSheets open={sheet} onClose={close} />
    </Box>
  )
})
