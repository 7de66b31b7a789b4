import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { AddressLines } from '@/features/addresses/address-lines'
import { t } from '@/locales/t'
import { ShowOnMap } from './show-on-map'
import './order-address.scss'

/** The address of the order, and the note for the shop. */
export const OrderAddress = observer(function OrderAddress({ order }: { order: OrderDetail }) {
  const { name, email } = order.address
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('orders.address')}
      </Text>
      <View className="order-address">
        <Text>{name}</Text>
        <AddressLines address={order.address} />
        {email !== '' && <Text tone="ink2">{email}</Text>}
        <ShowOnMap address={order.address} />
        {order.order_remark !== '' && <Text tone="ink2">{t('orders.remark', { text: order.order_remark })}</Text>}
      </View>
    </Panel>
  )
})
