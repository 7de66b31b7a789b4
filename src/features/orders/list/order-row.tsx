import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { idOf } from '@/kit/ids'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { formatDate } from '@/domain/time/dates'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { arrivalOf } from '../state/arrival-text'
import { expiryText } from '../state/expiry-text'
import { goodsText } from '../goods-text'
import { nextText } from '../next-text'
import { OrderBadge } from '../state/order-badge'
import { OrderButtons } from '../actions/order-buttons'
import { listSteps } from '../actions/order-steps'
import { orderRefundText } from '../state/order-refund-text'
import type { OrderCardProps } from './order-card'
import './order-row.h5.scss'

/** One order of the list on wide screens: goods, state, next step, sum and actions in columns. */
export const OrderRow = observer(function OrderRow({ order, onAct }: OrderCardProps) {
  const { parts } = usePrice()
  const { language } = settings
  const { order_id, increment_id, status, created_at, products } = order
  const [first] = products
  const { name, more, facts } = goodsText(order)
  const goods = more === '' ? name : `${name} ${more}`
  const refund = orderRefundText(order)
  const params = { order_id }
  return (
    <View id={idOf.orderCard(order_id)} className="order-row">
      <Pressable
        id={idOf.orderOpen(order_id)}
        role="link"
        label={goods}
        byContent
        href={hrefTo('order', params)}
        onPress={() => go('order', params)}
        className="order-row__goods"
      >
        <View className="order-row__picture">
          {first && <Picture image={first.image} ground={first.ground} alt="" radius="thumb" small />}
        </View>
        <View className="order-row__words">
          <Text bold lines={2}>
            {goods}
          </Text>
          <Text size={13} tone="ink2" lines={2}>
            {facts}
          </Text>
          <Text size={13} tone="ink2" lines={2}>
            {[increment_id, formatDate(created_at, language), order.shop.name].join(' · ')}
          </Text>
        </View>
      </Pressable>
      <View className="order-row__state">
        <OrderBadge status={status} />
      </View>
      <View className="order-row__next">
        <Text size={13} tone={status === 'to_be_paid' ? 'warn' : 'ink2'}>
          {expiryText(order) ?? arrivalOf(order)?.title ?? nextText(order)}
        </Text>
        {refund && <Text size={13}>{refund}</Text>}
      </View>
      <View className="order-row__sum">
        <Price parts={parts(order.grand_total)} size={15} />
      </View>
      <View className="order-row__actions">
        <OrderButtons order={order} steps={listSteps(order)} onAct={onAct} />
      </View>
    </View>
  )
})
