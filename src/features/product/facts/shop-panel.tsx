import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ShopCard } from '@contract/entities/product'
import { IconButton } from '@/kit/icon-button/icon-button'
import { Icon } from '@/kit/icon/icon'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { messageCircle } from '@/kit/icon/glyphs/message-circle'
import { ids } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Rating } from '@/kit/rating/rating'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { shownRate } from '@/domain/money/rate'
import { statedCount } from '@/domain/money/stated-count'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { offersChat } from '@/features/chat/chat'
import { settings } from '@/stores/settings'
import './shop-panel.scss'

/** The shop, with links to its products and to the chat. */
export const ShopPanel = observer(function ShopPanel({ shop }: { shop: ShopCard }) {
  const params = { shop_id: shop.shop_id }
  return (
    <View className="shop-panel">
      <Pressable
        id={ids.shopOpen}
        role="link"
        label={shop.name}
        byContent
        href={hrefTo('shop', params)}
        onPress={() => go('shop', params)}
        className="shop-panel__link"
      >
        <View className="shop-panel__shop">
          <ShopMark image={shop.image} ground={shop.ground} size={44} />
          <View className="shop-panel__words">
            <Text bold lines={1}>
              {shop.name}
            </Text>
            <Rating
              value={shownRate(shop.rate, settings.language)}
              note={t('product.shop_products', {
                count: statedCount(shop.product_count, shop.product_count_more, settings.language),
              })}
            />
          </View>
          <Icon glyph={chevronRight} size={18} tone="ink2" />
        </View>
      </Pressable>
      {offersChat() && (
        <IconButton
          id={ids.chatOpen}
          glyph={messageCircle}
          label={t('chat.title')}
          href={hrefTo('chat')}
          onPress={() => go('chat')}
        />
      )}
    </View>
  )
})
