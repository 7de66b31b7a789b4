import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { Panel } from '@/kit/panel/panel'
import { Txt } from '@/kit/text/txt'
import { countryName } from '@/domain/place/country'
import { displayPhone } from '@/domain/text/phone'
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
      <Txt size={17} bold heading={2}>
        {t('orders.address')}
      </Txt>
      <View className="order-address">
        <Txt>{name}</Txt>
        <Txt tone="ink2">{street}</Txt>
        <Txt tone="ink2">{town.join(', ')}</Txt>
        <Txt tone="ink2" figures>
          {displayPhone(phone)}
        </Txt>
        {email !== '' && <Txt tone="ink2">{email}</Txt>}
        <ShowOnMap address={order.address} />
        {order.order_remark !== '' && <Txt tone="ink2">{t('orders.remark', { text: order.order_remark })}</Txt>}
      </View>
    </Panel>
  )
})
