import { observer } from 'mobx-react-lite'
import { countShown } from '@/kit/count/count-text'
import { compass } from '@/kit/icon/glyphs/compass'
import { house } from '@/kit/icon/glyphs/house'
import { layoutGrid } from '@/kit/icon/glyphs/layout-grid'
import { shoppingBag } from '@/kit/icon/glyphs/shopping-bag'
import { user } from '@/kit/icon/glyphs/user'
import { ids } from '@/kit/ids'
import { hrefTo } from './href'
import { TabBar, type Tab } from '@/kit/tab-bar/tab-bar'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { TABS, type TabName } from '@/routes'
import { cart } from '@/stores/cart'
import { useWhileVisible } from '@/hooks/use-while-visible'

const glyphs: Record<TabName, string> = {
  home: house,
  category: layoutGrid,
  index: compass,
  cart: shoppingBag,
  dashboard: user,
}
const tabIds: Record<TabName, string> = {
  home: ids.tabHome,
  category: ids.tabCategory,
  index: ids.tabIndex,
  cart: ids.tabCart,
  dashboard: ids.tabDashboard,
}

/** The tab bar, with the count of the cart. */
export const PageTabs = observer(function PageTabs({ current }: { current: TabName }) {
  const inCart = useWhileVisible(() => cart.count)
  const texts: Record<TabName, string> = {
    home: t('nav.home'),
    category: t('nav.category'),
    index: t('nav.discover'),
    cart: t('nav.cart'),
    dashboard: t('nav.account'),
  }
  const tabs = TABS.map((name): Tab => {
    const count = name === 'cart' ? inCart : 0
    return {
      name,
      id: tabIds[name],
      glyph: glyphs[name],
      text: texts[name],
      label: count > 0 ? t('common.cart_count', countShown(count)) : texts[name],
      href: hrefTo(name),
      onPress: () => void go(name),
      count,
      countId: ids.cartCount,
    }
  })
  return <TabBar tabs={tabs} current={current} label={t('common.main_navigation')} />
})
