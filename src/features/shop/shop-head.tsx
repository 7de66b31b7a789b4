import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ShopDetail } from '@contract/entities/store'
import { IconButton } from '@/kit/icon-button/icon-button'
import { messageCircle } from '@/kit/icon/glyphs/message-circle'
import { clock } from '@/kit/icon/glyphs/clock'
import { truck } from '@/kit/icon/glyphs/truck'
import { shopIds } from './ids'
import { ids } from '@/kit/ids'
import { Callout } from '@/kit/callout/callout'
import { hrefTo } from '@/shell/page/href'
import { Rating } from '@/kit/rating/rating'
import { ShareButton } from '@/shell/share-button/share-button'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { shownRate } from '@/domain/money/rate'
import { statedCount } from '@/domain/money/stated-count'
import { formatDay } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import type { ShareCard } from '@/platform/share/types'
import { offersChat } from '@/features/chat/chat'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import './shop-head.scss'

interface ShopHeadProps {
  shop: ShopDetail
  /** The card that the share button sends. */
  card: ShareCard
}

/** Name and texts of the shop, until when it is away, and its threshold for free shipping. */
export const ShopHead = observer(function ShopHead({ shop, card }: ShopHeadProps) {
  const { price } = usePrice()
  return (
    <View className="shop-head">
      <View className="shop-head__row">
        <ShopMark image={shop.image} ground={shop.ground} size={56} />
        <View className="shop-head__words">
          <Text id={shopIds.shopName} size={20} bold lines={2} heading={2}>
            {shop.name}
          </Text>
          <Rating
            value={shownRate(shop.rate, settings.language)}
            note={t('product.shop_products', {
              count: statedCount(shop.product_count, shop.product_count_more, settings.language),
            })}
          />
        </View>
        {offersChat() && (
          <IconButton
            id={ids.chatOpen}
            glyph={messageCircle}
            label={t('chat.title')}
            href={hrefTo('chat')}
            onPress={() => go('chat')}
          />
        )}
        <ShareButton card={card} />
      </View>
      {shop.text !== '' && (
        <View className="shop-head__text">
          <Text tone="ink2">{shop.text}</Text>
        </View>
      )}
      {shop.returns && (
        <View className="shop-head__text">
          <Text size={13} bold>
            {t('shop.returns')}
          </Text>
          <Text tone="ink2">{shop.returns}</Text>
        </View>
      )}
      {shop.away_until && (
        <View className="shop-head__note">
          <Callout kind="info" icon={clock}>
            {t('shop.away', { day: formatDay(shop.away_until, settings.language) })}
          </Callout>
        </View>
      )}
      {shop.free_shipping_from !== null && (
        <View className="shop-head__note">
          <Callout kind="success" icon={truck}>
            {t('shop.free_shipping', { amount: price(shop.free_shipping_from) })}
          </Callout>
        </View>
      )}
    </View>
  )
})
