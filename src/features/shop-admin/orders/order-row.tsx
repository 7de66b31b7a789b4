import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { SellerOrderRow } from '@contract/entities/seller/order'
import { localised } from '@/domain/text/localised'
import { usePrice } from '@/hooks/use-price'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { settings } from '@/stores/settings'
import { shopAdminIds } from '../ids'
import { OrderDeadline } from '../steps/order-deadline'
import './order-row.scss'

const SHOWN = 2

interface OrderRowProps {
  order: SellerOrderRow
  onAccept: (orderId: string) => Promise<void>
  onShip: (order: SellerOrderRow) => void
}

/** An order of the shop: its deadline, buyer and goods, and the next step. */
export const OrderRow = observer(function OrderRow({ order, onAccept, onShip }: OrderRowProps) {
  const { price } = usePrice()
  const { order_id, increment_id: number, actions } = order
  const pieces = order.products.reduce((sum, { qty }) => sum + qty, 0)
  const params = { order_id }
  return (
    <Panel id={shopAdminIds.order(order_id)}>
      <Pressable
        id={shopAdminIds.open(order_id)}
        role="link"
        label={t('orders.order', { number })}
        byContent
        href={hrefTo('shopOrder', params)}
        onPress={() => go('shopOrder', params)}
      >
        <View className="seller-order__head">
          <Text bold figures heading={2}>
            {number}
          </Text>
          <OrderDeadline order={order} />
        </View>
        <View className="seller-order__goods">
          {order.products.slice(0, SHOWN).map((line) => (
            <View key={line.item_id} className="seller-order__picture">
              <Picture
                image={line.image}
                ground={line.ground}
                alt={localised(line, 'name', settings.language)}
                radius="thumb"
                small
              />
            </View>
          ))}
          <View className="seller-order__words">
            <Text bold lines={1}>
              {order.buyer ?? t('shopAdmin.buyer_hidden')}
            </Text>
            <Text size={13} tone="ink2" figures>
              {`${t('orders.pieces', { count: pieces })} · ${price(order.grand_total)}`}
            </Text>
          </View>
        </View>
      </Pressable>
      {(actions.includes('accept') || actions.includes('ship')) && (
        <View className="seller-order__actions">
          {actions.includes('accept') && (
            <Button
              id={shopAdminIds.accept(order_id)}
              kind="line"
              size="sm"
              label={t('shopAdmin.accept')}
              onPress={() => onAccept(order_id)}
            />
          )}
          {actions.includes('ship') && (
            <Button
              id={shopAdminIds.ship(order_id)}
              kind="ink"
              size="sm"
              label={t('shopAdmin.ship')}
              opens="dialog"
              onPress={() => onShip(order)}
            />
          )}
        </View>
      )}
    </Panel>
  )
})
