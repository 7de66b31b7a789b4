import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import type { BuyerAction } from '@contract/order-steps'
import { Button } from '@/kit/button/button'
import { Icon } from '@/kit/icon/icon'
import { clock } from '@/kit/icon/glyphs/clock'
import { idOf } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Price } from '@/kit/price/price'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import '@/locales/late/orders'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { BuyAgain } from '../parts/buy-again'
import { OrderBadge } from '../parts/order-badge'
import { OrderButtons } from '../parts/order-buttons'
import { OrderRefund } from '../parts/order-refund'
import { arrivalOf } from '../parts/arrival-text'
import { expiryText } from '../parts/expiry-text'
import { TrackButton } from '../parts/track-button'
import { UNDER_WAY } from '../parts/under-way'
import './order-card.scss'

const SHOWN = 3

export interface OrderCardProps {
  order: OrderSummary
  onAct: (action: BuyerAction, orderId: string) => void
}

/** One order of the list: shop, state, goods, actions. */
export const OrderCard = observer(function OrderCard({ order, onAct }: OrderCardProps) {
  const { parts } = usePrice()
  const expiry = expiryText(order)
  const note = expiry ?? arrivalOf(order)?.title
  const tone = expiry ? 'warn' : 'ink2'
  const pieces = order.products.reduce((sum, { qty }) => sum + qty, 0)
  const params = { order_id: order.order_id }
  return (
    <Panel id={idOf.orderCard(order.order_id)}>
      <View className="order-card__head">
        <ShopMark image={order.shop.image} ground={order.shop.ground} />
        <View className="order-card__shop">
          <Text bold lines={1} heading={2}>
            {order.shop.name}
          </Text>
        </View>
        <OrderBadge status={order.status} />
      </View>
      <View className="order-card__goods">
        {order.products.slice(0, SHOWN).map((line) => (
          <View key={line.item_id} className="order-card__picture">
            <Picture
              image={line.image}
              ground={line.ground}
              alt={localised(line, 'name', settings.language)}
              radius="thumb"
              small
            />
          </View>
        ))}
        <View className="order-card__sum">
          <Price parts={parts(order.grand_total)} size={17} />
          <Text size={13} tone="ink2" align="right">
            {t('orders.pieces', { count: pieces })}
          </Text>
        </View>
      </View>
      {note && (
        <View className="order-card__note">
          <Icon glyph={clock} size={16} tone={tone} />
          <View className="order-card__note-text">
            <Text size={13} tone={tone}>
              {note}
            </Text>
          </View>
        </View>
      )}
      {order.refund && (
        <View className="order-card__refund">
          <OrderRefund order={order} />
        </View>
      )}
      <View className="order-card__actions">
        <View className="order-card__action">
          <Button
            id={idOf.orderOpen(order.order_id)}
            kind="ink"
            size="sm"
            label={t('orders.details')}
            href={hrefTo('order', params)}
            onPress={() => go('order', params)}
          />
        </View>
        {UNDER_WAY.includes(order.status) && <TrackButton orderId={order.order_id} />}
        {order.status !== 'to_be_paid' && <BuyAgain order={order} />}
        <OrderButtons order={order} onAct={onAct} />
      </View>
    </Panel>
  )
})
