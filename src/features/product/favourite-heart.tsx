import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { cx } from '@/kit/cx'
import { productIds } from './ids'
import { Pressable } from '@/kit/pressable/pressable'
import { t } from '@/locales/t'
import { favourites } from '@/stores/favourites'
import { useWhileVisible } from '@/hooks/use-while-visible'
import { HeartMark } from './heart/heart-mark'
import './favourite-heart.scss'

interface FavouriteHeartProps {
  productId: string
  /** The product's name in the current language. */
  name: string
  /** On a disc, over a picture. */
  disc?: boolean
}

/** Adds a product to the wishlist, or removes it. Only the heart is redrawn then, not the card or the list. */
export const FavouriteHeart = observer(function FavouriteHeart({ productId, name, disc }: FavouriteHeartProps) {
  const on = useWhileVisible(() => favourites.has(productId), productId)
  return (
    <Pressable
      id={productIds.favourite(productId)}
      label={t('wishlist.mark', { name })}
      pressed={on}
      // without the product's name, so that a tap sends little to the view
      stateLabel={t(on ? 'wishlist.on' : 'wishlist.off')}
      onPress={() => favourites.toggle(productId)}
      className="favourite-heart"
    >
      <View className={cx('favourite-heart__face', disc && 'favourite-heart__face--disc')}>
        <HeartMark on={on} disc={disc} />
      </View>
    </Pressable>
  )
})
