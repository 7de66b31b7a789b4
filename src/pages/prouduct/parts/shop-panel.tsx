import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ShopCard } from '@contract/entities/product'
import { IconButton } from '@/components/icon-button/icon-button'
import { messageCircle } from '@/components/icon/glyphs/message-circle'
import { ids } from '@/components/ids'
import { hrefTo } from '@/components/page/href'
import { Rating } from '@/components/rating/rating'
import { ShopMark } from '@/components/shop-mark/shop-mark'
import { Txt } from '@/components/text/txt'
import { shortRate } from '@/domain/rate'
import { chatText } from '@/locales/own/chat'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { offersChat } from '@/stores/chat'
import './shop-panel.scss'

/** Who sells it, and whom to ask. */
export const ShopPanel = observer(function ShopPanel({ shop }: { shop: ShopCard }) {
  return (
    <View className="shop-panel">
      <ShopMark image={shop.image} ground={shop.ground} size={44} />
      <View className="shop-panel__words">
        <Txt bold lines={1}>
          {shop.name}
        </Txt>
        <Rating value={shortRate(shop.rate)} note={t('product.shop_products', { count: shop.product_count })} />
      </View>
      {offersChat() && (
        <IconButton
          id={ids.chatOpen}
          glyph={messageCircle}
          label={chatText('title')}
          href={hrefTo('chat')}
          onPress={() => go('chat')}
        />
      )}
    </View>
  )
})
