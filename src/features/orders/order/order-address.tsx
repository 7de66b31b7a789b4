import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { countryName } from '@/domain/place/country'
import { displayPhone } from '@/domain/text/phone'
import '@/locales/late/orders'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { ShowOnMap } from './show-on-map'
import './order-address.scss'

/** The address of the order, and the note for the shop. */
export const OrderAddress = observer(function OrderAddress({ order }: { order: OrderDetail }) {
  const { name, street, zip, city, state, country, phone, email } = order.address
  const town = [`${zip} ${city}`.trim(), state, countryName(country, settings.tag)].filter((part) => part !== '')
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('orders.address')}
      </Text>
      <View className="order-address">
        <Text>{name}</Text>
        <Text tone="ink2">{street}</Text>
        <Text tone="ink2">{town.join(', ')}</Text>
        <Text tone="ink2" figures>
          {displayPhone(phone)}
        </Text>
        {email !== '' && <Text tone="ink2">{email}</Text>}
        <ShowOnMap address={order.address} />
        {order.order_remark !== '' && <Text tone="ink2">{t('orders.remark', { text: order.order_remark })}</Text>}
      </View>
    </Panel>
  )
})
