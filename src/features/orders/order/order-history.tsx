import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { check } from '@/kit/icon/glyphs/check'
import { truck } from '@/kit/icon/glyphs/truck'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { Timeline } from '@/kit/timeline/timeline'
import { formatDateTime } from '@/domain/time/dates'
import { orderFactsText } from '../texts/order-facts'
import '@/locales/late/orders'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { UNDER_WAY } from '../parts/under-way'
import { Parcels } from '../tracking/parcels'
import './order-history.scss'

/** The history of the order, newest first, the reason of a cancellation, and the parcel. */
export const OrderHistory = observer(function OrderHistory({ order }: { order: OrderDetail }) {
  const latestFirst = [...order.timeline].reverse()
  const events = latestFirst.map(({ status, time }, index) => ({
    key: `${status}-${time}`,
    title: t(status === 'to_be_paid' ? 'orders.placed' : `states.${status}`),
    note: formatDateTime(time, settings.language),
    state: index === 0 ? ('now' as const) : ('done' as const),
    glyph: UNDER_WAY.includes(status) ? truck : check,
  }))
  return (
    <Panel>
      <Parcels
        carrier={order.carrier}
        log_sn={order.log_sn}
        parcels={order.parcels}
        partly_sent={order.partly_sent}
        orderId={order.order_id}
      />
      <Timeline events={events} label={t('orders.timeline')} />
      {order.cancel_remark !== '' && (
        <View className="order-history__why">
          <Text tone="ink2">{orderFactsText('cancelled_because', { text: order.cancel_remark })}</Text>
        </View>
      )}
    </Panel>
  )
})
