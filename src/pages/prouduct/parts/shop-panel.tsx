import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ShopCard } from '@contract/entities/product'
import { Rating } from '@/components/rating/rating'
import { ShopMark } from '@/components/shop-mark/shop-mark'
import { Txt } from '@/components/text/txt'
import { shortRate } from '@/domain/rate'
import { t } from '@/locales/t'
import './shop-panel.scss'

/** Who sells it. */
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
    </View>
  )
})
