import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { displayPhone } from '@/domain/text/phone'
import { orderFactsText } from '../texts/order-facts'
import './order-address.scss'

/** The customer when the order was placed [field.order.customer]. Missing parts are left out. */
export const OrderCustomer = observer(function OrderCustomer({ customer }: Pick<OrderDetail, 'customer'>) {
  const { name, email, telephone } = customer
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {orderFactsText('customer')}
      </Text>
      <View className="order-address">
        {name !== '' && <Text>{name}</Text>}
        {email !== '' && <Text tone="ink2">{email}</Text>}
        {telephone !== '' && (
          <Text tone="ink2" figures>
            {displayPhone(telephone)}
          </Text>
        )}
      </View>
    </Panel>
  )
})
