import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { displayPhone } from '@/domain/text/phone'
import { t } from '@/locales/t'
import './order-address.scss'

/** The customer when the order was placed [field.order.customer], as far as the address does not say the same. */
export const OrderCustomer = observer(function OrderCustomer({ order }: { order: OrderDetail }) {
  const { customer, address } = order
  const { name, email, telephone } = customer
  // the first name of an account is not another person than the full name of an address
  const facts = [
    `${address.name} `.startsWith(`${name} `) ? '' : name,
    email === address.email ? '' : email,
    telephone === address.phone ? '' : displayPhone(telephone, address.country),
  ].filter((fact) => fact !== '')
  if (facts.length === 0) return null
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('orderFacts.customer')}
      </Text>
      <View className="order-address">
        {facts.map((fact) => (
          <Text key={fact} tone="ink2">
            {fact}
          </Text>
        ))}
      </View>
    </Panel>
  )
})
