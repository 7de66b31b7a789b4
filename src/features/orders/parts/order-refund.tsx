import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { ordersIds } from '../ids'
import { Badge, type BadgeKind } from '@/kit/badge/badge'
import { undo } from '@/kit/icon/glyphs/undo'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { afterSaleText } from '@/locales/own/after-sale'
import { go } from '@/platform/navigation/navigation'

type State = NonNullable<OrderSummary['refund']>['state']

const STATES: Readonly<Partial<Record<State, { kind: BadgeKind; label: () => string }>>> = {
  0: { kind: 'wait', label: () => afterSaleText('refund_review') },
  1: { kind: 'ok', label: () => afterSaleText('refund_approved') },
  [-1]: { kind: 'bad', label: () => afterSaleText('refund_refused') },
}

interface OrderRefundProps {
  order: Pick<OrderSummary, 'order_id' | 'refund'>
  /** The first row of its panel. */
  first?: boolean
}

/** The state of an order's refund, linked to the refunds. Nothing when there is none. */
export const OrderRefund = observer(function OrderRefund({ order, first }: OrderRefundProps) {
  const state = order.refund && STATES[order.refund.state]
  if (!state) return null
  const title = afterSaleText('refund')
  return (
    <ListRow
      id={ordersIds.refundOf(order.order_id)}
      first={first}
      icon={undo}
      title={title}
      end={<Badge kind={state.kind} text={state.label()} />}
      label={`${title}, ${state.label()}`}
      href={hrefTo('refundSent')}
      onPress={() => go('refundSent')}
    />
  )
})
