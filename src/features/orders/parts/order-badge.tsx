import type { OrderState } from '@contract/order-states'
import { Badge, type BadgeKind } from '@/kit/badge/badge'
import { useT } from '@/locales/use-t'

const KINDS: Record<OrderState, BadgeKind> = {
  to_be_paid: 'wait',
  paid: 'info',
  to_be_shipped: 'info',
  shipped: 'info',
  in_transit: 'info',
  delivered: 'ok',
  receipt_confirmed: 'ok',
  completed: 'ok',
  cancelled: 'mute',
}

/** The state of an order as a badge. */
export function OrderBadge({ status, id }: { status: OrderState; id?: string }) {
  const t = useT()
  return <Badge id={id} kind={KINDS[status]} text={t(`states.${status}`)} />
}
