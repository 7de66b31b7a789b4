import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { idOf } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { formatDaySpan } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import type { BillShop } from '../pay/bill'
import './confirmation.scss'

/** The order of one shop, with a link to it. */
export const ConfirmedOrder = observer(function ConfirmedOrder({ shop }: { shop: BillShop }) {
  const { order, arrives, things } = shop
  if (!order) return null
  const params = { order_id: order.order_id }
  return (
    <Pressable
      id={idOf.orderCard(order.order_id)}
      role="link"
      byContent
      label={t('checkout.order_link', { number: order.increment_id, shop: shop.name })}
      href={hrefTo('order', params)}
      onPress={() => go('order', params)}
      className="confirmation__order"
    >
      <View className="confirmation__head">
        <ShopMark image={shop.image} ground={shop.ground} />
        <View className="confirmation__shop">
          <Text bold lines={1}>
            {shop.name}
          </Text>
        </View>
        <Text size={13} tone="ink2" figures>
          {order.increment_id}
        </Text>
      </View>
      <View className="confirmation__goods">
        {things.slice(0, 3).map(({ key, image, ground }) => (
          <View key={key} className="confirmation__picture">
            <Picture image={image} ground={ground} alt="" radius="thumb" small />
          </View>
        ))}
        {arrives && (
          <View className="confirmation__arrives">
            <Text size={13} tone="ink2" align="right">
              {t('checkout.arrives')}
            </Text>
            <Text size={13} bold align="right">
              {formatDaySpan(arrives[0], arrives[1], settings.language)}
            </Text>
          </View>
        )}
      </View>
    </Pressable>
  )
})
