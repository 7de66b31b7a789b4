import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Count } from '@/kit/count/count'
import { countShown } from '@/kit/count/count-text'
import { cx } from '@/kit/cx'
import { ids } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import type { Key } from '@/locales/texts'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import type { TabName } from '@/routes'
import { session } from '@/stores/session'
import './top-nav-labels.scss'

interface Label {
  name: 'home' | 'category' | 'index' | 'flash' | 'brands' | 'blog' | 'compare' | 'orders'
  key: Key
  id?: string
}

// One label per screen. Add a line here with a new route.
const labels: readonly Label[] = [
  { name: 'home', key: 'nav.home', id: ids.tabHome },
  { name: 'category', key: 'nav.category', id: ids.tabCategory },
  { name: 'index', key: 'nav.discover', id: ids.tabIndex },
  { name: 'flash', key: 'nav.flash_deals' },
  { name: 'brands', key: 'nav.brands' },
  { name: 'blog', key: 'nav.blog' },
]
/** At the right, after the wishlist. */
const later: readonly Label[] = [
  { name: 'compare', key: 'nav.compare' },
  { name: 'orders', key: 'nav.track_orders' },
]

/** The second row of the wide bar. */
export const TopNavLabels = observer(function TopNavLabels({ current }: { current?: TabName }) {
  const kept = session.productCount
  const link = ({ name, key, id }: Label) => {
    const on = name === current
    return (
      <Pressable
        key={name}
        id={id}
        label={t(key)}
        role="link"
        href={hrefTo(name)}
        current={on}
        onPress={() => void go(name)}
        className={cx('top-nav-labels__link', on && 'top-nav-labels__link--on')}
      >
        <Text bold={on} tone={on ? 'ink' : 'ink2'} lines={1}>
          {t(key)}
        </Text>
      </Pressable>
    )
  }
  return (
    <Box role="navigation" label={t('common.main_navigation')} className="top-nav-labels">
      {labels.map(link)}
      <Pressable
        id={ids.wishlistOpen}
        label={kept > 0 ? t('wishlist.count', countShown(kept)) : t('wishlist.title')}
        byContent={kept > 0}
        role="link"
        href={hrefTo('wishlist')}
        onPress={() => void go('wishlist')}
        className="top-nav-labels__link top-nav-labels__link--end"
      >
        <Text tone="ink2" lines={1}>
          {t('wishlist.title')}
        </Text>
        {kept > 0 && (
          <View className="top-nav-labels__count">
            <Count id={ids.wishlistCount} count={kept} quiet />
          </View>
        )}
      </Pressable>
      {later.map(link)}
    </Box>
  )
})
