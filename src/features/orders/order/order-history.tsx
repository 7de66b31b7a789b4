import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import type { OrderState } from '@contract/base/order-states'
import { check } from '@/kit/icon/glyphs/check'
import { chevronDown } from '@/kit/icon/glyphs/chevron-down'
import { cross } from '@/kit/icon/glyphs/cross'
import { truck } from '@/kit/icon/glyphs/truck'
import { Icon } from '@/kit/icon/icon'
import { Panel } from '@/kit/panel/panel'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { Timeline } from '@/kit/timeline/timeline'
import { formatDateTime } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { useRestoredState } from '@/hooks/use-restored-state'
import { ordersIds } from '../ids'
import { UNDER_WAY } from '../state/under-way'
import { Parcels } from '../tracking/parcels'
import './order-history.scss'

function glyphOf(status: OrderState): string {
  if (status === 'cancelled') return cross
  return UNDER_WAY.includes(status) ? truck : check
}

/** The parcel, the reason of a cancellation, and the history of the order, newest first, which is folded at first. */
export const OrderHistory = observer(function OrderHistory({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useRestoredState(`order.${order.order_id}.history`, false)
  const latestFirst = [...order.timeline].reverse()
  const last = order.status === 'cancelled' ? ('over' as const) : ('now' as const)
  const events = latestFirst.map(({ status, time }, index) => ({
    key: `${status}-${time}`,
    title: t(status === 'to_be_paid' ? 'orders.placed' : `states.${status}`),
    note: formatDateTime(time, settings.language),
    state: index === 0 ? last : ('done' as const),
    glyph: glyphOf(status),
  }))
  return (
    <Panel>
      <Parcels carrier={order.carrier} log_sn={order.log_sn} parcels={order.parcels} partly_sent={order.partly_sent} />
      {order.cancel_remark !== '' && (
        <View className="order-history__why">
          <Text tone="ink2">{t('orderFacts.cancelled_because', { text: order.cancel_remark })}</Text>
        </View>
      )}
      <Pressable
        id={ordersIds.history}
        label={t('orders.timeline')}
        byContent
        expanded={open}
        onPress={() => setOpen(!open)}
        className="order-history__fold"
      >
        <View className="order-history__title">
          <Text bold>{t('orders.timeline')}</Text>
        </View>
        <View className={open ? 'order-history__up' : undefined}>
          <Icon glyph={chevronDown} size={18} tone="ink2" />
        </View>
      </Pressable>
      {open && <Timeline events={events} label={t('orders.timeline')} />}
    </Panel>
  )
})
