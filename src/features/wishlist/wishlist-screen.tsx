import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import gift from '@/kit/art/gift.webp'
import { pageIds } from '@/kit/ids'
import { More } from '@/kit/loading/more'
import { AccountPage } from '@/shell/account/account-page'
import { GridSkeleton } from '@/kit/product-card/card-skeleton'
import { ProductCards } from '@/features/product/product-cards'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { useGuard } from '@/hooks/use-guard'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { useWishlist } from './use-wishlist'
import './wishlist-screen.scss'

/** How many cards are visible before scrolling. */
const FIRST_SEEN = 4

/**
 * The buyer's wishlist, newest first. A product that the user removes stays in place until the screen is shown again,
 * so that nothing jumps under the finger and another tap brings it back.
 */
const Wishlist = observer(function Wishlist() {
  const paged = useWishlist()
  useOnReshow(paged.reload)
  return (
    <AccountPage route="wishlist" id={pageIds.wishlist} title={t('wishlist.title')} pull onEnd={paged.more}>
      <View className="wishlist">
        <LoadStates
          load={{ ...paged, data: paged.first }}
          skeleton={<GridSkeleton />}
          failedTitle={t('wishlistPage.failed')}
        >
          {() =>
            paged.list.length === 0 ? (
              <State
                art={gift}
                ground="rose"
                title={t('wishlistPage.empty_title')}
                text={t('wishlistPage.empty_text')}
                action={{ label: t('orders.to_shop'), onPress: () => relaunch('home') }}
              />
            ) : (
              <>
                <ProductCards products={paged.list} eager={FIRST_SEEN} />
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </LoadStates>
      </View>
    </AccountPage>
  )
})

export default screen(function WishlistPage() {
  return useGuard('wishlist') ? <Wishlist /> : null
})
