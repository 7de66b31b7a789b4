import { observer } from 'mobx-react-lite'
import { heart } from '@/kit/icon/glyphs/heart'
import { ids } from '@/kit/ids'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { session } from '@/stores/session'
import { useWhileVisible } from '@/hooks/use-while-visible'

/** The link to the wishlist, with its number of products. */
export const WishlistRow = observer(function WishlistRow() {
  const count = useWhileVisible(() => session.productCount)
  return (
    <ListRow
      id={ids.wishlistOpen}
      first
      icon={heart}
      title={t('wishlist.title')}
      label={count > 0 ? t('wishlist.count', { count, shown: count }) : t('wishlist.title')}
      end={count > 0 ? String(count) : undefined}
      href={hrefTo('wishlist')}
      onPress={() => go('wishlist')}
    />
  )
})
