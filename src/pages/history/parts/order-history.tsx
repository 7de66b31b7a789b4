import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { check } from '@/components/icon/glyphs/check'
import { truck } from '@/components/icon/glyphs/truck'
import { Panel } from '@/components/panel/panel'
import { Timeline } from '@/components/timeline/timeline'
import { formatDateTime } from '@/domain/dates'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { Parcel } from './parcel'

const UNDER_WAY: readonly OrderDetail['status'][] = ['shipped', 'in_transit']

/** What has happened to the order, the latest first, and its parcel once it has one. */
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
      <Parcel carrier={order.carrier} number={order.log_sn} />
      <Timeline events={events} label={t('orders.timeline')} />
    </Panel>
  )
})
