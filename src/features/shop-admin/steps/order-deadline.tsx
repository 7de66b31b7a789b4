import { observer } from 'mobx-react-lite'
import type { SellerOrderRow } from '@contract/entities/seller/order'
import { shipBy } from '@/domain/seller/ship-by'
import { formatDay } from '@/domain/time/dates'
import { Badge, type BadgeKind } from '@/kit/badge/badge'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { settings } from '@/stores/settings'

const LATE = { late: 'bad', today: 'wait', tomorrow: 'info', later: 'mute' } as const
const KINDS: Partial<Record<SellerOrderRow['status'], BadgeKind>> = {
  to_be_paid: 'wait',
  paid: 'wait',
  delivered: 'ok',
  receipt_confirmed: 'ok',
  completed: 'ok',
  cancelled: 'mute',
}

/** Until when an order has to be shipped; its state if it need not be shipped. */
export const OrderDeadline = observer(function OrderDeadline({ order }: { order: SellerOrderRow }) {
  if (order.ship_by === null) return <Badge kind={KINDS[order.status] ?? 'info'} text={t(`states.${order.status}`)} />
  const { when, day } = shipBy(order.ship_by, now())
  return <Badge kind={LATE[when]} text={t(`shopAdmin.due_${when}`, { day: formatDay(day, settings.language) })} />
})
