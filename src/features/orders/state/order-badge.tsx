import { observer } from 'mobx-react-lite'
import type { OrderState, OrderTab } from '@contract/base/order-states'
import { Badge, type BadgeKind } from '@/kit/badge/badge'
import { stateWord, tabOf } from '../state-word'

const KINDS: Partial<Record<OrderTab, BadgeKind>> = {
  to_pay: 'wait',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'mute',
}

/** The state of an order as a badge. */
export const OrderBadge = observer(function OrderBadge({ status }: { status: OrderState }) {
  return <Badge kind={KINDS[tabOf(status)] ?? 'info'} text={stateWord(status)} />
})
