import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail, OrderLine } from '@contract/entities/order'
import { Icon } from '@/kit/icon/icon'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { ordersIds } from '../ids'
import { ids } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Price } from '@/kit/price/price'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { variantWith } from '@/domain/cart/variant-text'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import './order-goods.scss'

const Line = observer(function Line({ line }: { line: OrderLine }) {
  const { parts } = usePrice()
  const name = localised(line, 'name', settings.language)
  const params = { product_id: line.product_id }
  return (
    <Pressable
      id={ordersIds.orderLine(line.product_id)}
      role="link"
      label={name}
      byContent
      href={hrefTo('product', params)}
      onPress={() => go('product', params)}
    >
      <View className="order-goods__line">
        <View className="order-goods__picture">
          <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />
        </View>
        <View className="order-goods__words">
          <Text lines={2}>{name}</Text>
          <Text size={13} tone="ink2">
            {variantWith(line.custom_option_info, t('orders.pieces', { count: line.qty }))}
          </Text>
          <View className="order-goods__price">
            <Price parts={parts(line.row_price)} size={15} />
          </View>
        </View>
      </View>
    </Pressable>
  )
})

/** The shop and the goods, at the prices of the order. */
export const OrderGoods = observer(function OrderGoods({ order }: { order: OrderDetail }) {
  const params = { shop_id: order.shop.shop_id }
  return (
    <Panel>
      <Pressable
        id={ids.shopOpen}
        role="link"
        label={order.shop.name}
        byContent
        href={hrefTo('shop', params)}
        onPress={() => go('shop', params)}
      >
        <View className="order-goods__shop">
          <ShopMark image={order.shop.image} ground={order.shop.ground} />
          <View className="order-goods__name">
            <Text bold heading={2} lines={1}>
              {order.shop.name}
            </Text>
          </View>
          <Icon glyph={chevronRight} size={18} tone="ink2" />
        </View>
      </Pressable>
      {order.products.map((line) => (
        <Line key={line.item_id} line={line} />
      ))}
    </Panel>
  )
})
