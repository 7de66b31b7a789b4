import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import mailbox from '@/kit/art/mailbox.webp'
import parcel from '@/kit/art/parcel.webp'
import receipt from '@/kit/art/receipt.webp'
import truck from '@/kit/art/truck.webp'
import { Art } from '@/kit/art/art'
import { ordersIds } from '../ids'
import { Text } from '@/kit/text/text'
import { afterSaleText } from '@/locales/own/after-sale'
import { t } from '@/locales/t'
import { expiryText } from '../parts/expiry-text'
import './order-hero.scss'

const ART: Partial<Record<OrderDetail['status'], string>> = {
  to_be_paid: receipt,
  cancelled: receipt,
  shipped: truck,
  in_transit: truck,
  delivered: mailbox,
}

/** The next step of the order; for a cancelled one, what happens to the money. */
function nextText(order: OrderDetail): string {
  if (order.status !== 'cancelled' || order.payment_status === 'unpaid') return t(`orders.next_${order.status}`)
  return afterSaleText(order.payment_status === 'refunded' ? 'money_returned' : 'money_returns')
}

/** The state of the order in large type, with the next step. */
export const OrderHero = observer(function OrderHero({ order }: { order: OrderDetail }) {
  return (
    <View className="order-hero">
      <View className="order-hero__words">
        <Text id={ordersIds.orderStatus} size={24} bold tone="onDark" heading={2}>
          {t(`states.${order.status}`)}
        </Text>
        <View className="order-hero__next">
          <Text size={13} tone="muteOnForest">
            {expiryText(order) ?? nextText(order)}
          </Text>
        </View>
      </View>
      <Art src={ART[order.status] ?? parcel} ground="forest" small />
    </View>
  )
})
