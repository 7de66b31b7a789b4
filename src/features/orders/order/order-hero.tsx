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
import { t } from '@/locales/t'
import { arrivalOf } from '../parts/arrival-text'
import { expiryText } from '../parts/expiry-text'
import { nextText } from '../parts/next-text'
import { UNDER_WAY } from '../parts/under-way'
import { orderFactsText } from '../texts/order-facts'
import { eventPlace, eventTitle } from '../tracking/event-text'
import { OrderProgress } from './order-progress'
import './order-hero.scss'

const ART: Partial<Record<OrderDetail['status'], string>> = {
  to_be_paid: receipt,
  cancelled: receipt,
  shipped: truck,
  in_transit: truck,
  delivered: mailbox,
}

/** The sentence below: until when it is to be paid, that it is late, where it is, or the next step. */
function noteOf(order: OrderDetail, late: boolean): string {
  const { last_event: last, status } = order
  if (late) return orderFactsText('arrives_late_text')
  if (last && UNDER_WAY.includes(status)) return `${eventTitle(last)} · ${eventPlace(last)}`
  return expiryText(order) ?? nextText(order)
}

/** An order on its way begins with when it arrives and where it is; any other with its state. */
export const OrderHero = observer(function OrderHero({ order }: { order: OrderDetail }) {
  const arrival = arrivalOf(order)
  const state = t(`states.${order.status}`)
  return (
    <View className="order-hero">
      <View className="order-hero__row">
        <View className="order-hero__words">
          {arrival && (
            <Text id={ordersIds.orderStatus} size={13} bold tone="muteOnForest">
              {state}
            </Text>
          )}
          <Text id={arrival ? undefined : ordersIds.orderStatus} size={24} bold tone="onNight" heading={2}>
            {arrival?.title ?? state}
          </Text>
          <View className="order-hero__next">
            <Text size={13} tone="muteOnForest">
              {noteOf(order, arrival?.late ?? false)}
            </Text>
          </View>
        </View>
        <Art src={ART[order.status] ?? parcel} ground="forest" small />
      </View>
      <OrderProgress status={order.status} />
    </View>
  )
})
