import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { idOf } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { formatDate } from '@/domain/time/dates'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { goodsText } from '@/features/orders/goods-text'
import { stateWord } from '@/features/orders/state-word'
import { usePrice } from '@/hooks/use-price'
import './recent-order.scss'

/** An order as a row of a table: goods, date, state and total. The row leads to it. */
export const RecentOrder = observer(function RecentOrder({ order }: { order: OrderSummary }) {
  const { parts } = usePrice()
  const { language } = settings
  const [first] = order.products
  const { name, more } = goodsText(order)
  const goods = more === '' ? name : `${name} ${more}`
  const params = { order_id: order.order_id }
  return (
    <Pressable
      id={idOf.orderOpen(order.order_id)}
      role="link"
      label={goods}
      byContent
      href={hrefTo('order', params)}
      onPress={() => go('order', params)}
      className="recent-order"
    >
      <View className="recent-order__picture">
        {first && <Picture image={first.image} ground={first.ground} alt="" radius="thumb" small />}
      </View>
      <View className="recent-order__words">
        <Text lines={1}>{goods}</Text>
        <Text size={13} tone="ink2">
          {order.increment_id}
        </Text>
      </View>
      <View className="recent-order__date">
        <Text size={13} tone="ink2">
          {formatDate(order.created_at, language)}
        </Text>
      </View>
      <View className="recent-order__state">
        <Text size={13} bold>
          {stateWord(order.status)}
        </Text>
      </View>
      <View className="recent-order__sum">
        <Price parts={parts(order.grand_total)} size={15} />
      </View>
    </Pressable>
  )
})
