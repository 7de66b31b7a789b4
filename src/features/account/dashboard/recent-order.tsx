import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { Button } from '@/kit/button/button'
import { idOf } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { formatDate } from '@/domain/time/dates'
import { localised } from '@/domain/text/localised'
import { wideAccountText } from '@/locales/own/wide-account'
import '@/locales/late/orders'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import './recent-order.scss'

/** An order as a row of a table: goods, date, state, total, and a link to it. */
export const RecentOrder = observer(function RecentOrder({ order }: { order: OrderSummary }) {
  const { parts } = usePrice()
  const { language } = settings
  const [first, ...others] = order.products
  const name = first ? localised(first, 'name', language) : ''
  const params = { order_id: order.order_id }
  return (
    <View id={idOf.orderCard(order.order_id)} className="recent-order">
      <View className="recent-order__picture">
        {first && <Picture image={first.image} ground={first.ground} alt="" radius="thumb" small />}
      </View>
      <View className="recent-order__words">
        <Text lines={1}>{others.length > 0 ? wideAccountText('pieces', { name, count: others.length }) : name}</Text>
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
          {t(`states.${order.status}`)}
        </Text>
      </View>
      <View className="recent-order__sum">
        <Price parts={parts(order.grand_total)} size={15} />
      </View>
      <Button
        kind="line"
        size="sm"
        id={idOf.orderOpen(order.order_id)}
        label={t('orders.details')}
        href={hrefTo('order', params)}
        onPress={() => go('order', params)}
      />
    </View>
  )
})
