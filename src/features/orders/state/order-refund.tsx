import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { ordersIds } from '../ids'
import { Badge } from '@/kit/badge/badge'
import { undo } from '@/kit/icon/glyphs/undo'
import { ListRow } from '@/kit/list-row/list-row'
import { Panel } from '@/kit/panel/panel'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { refundOf } from '../actions/order-steps'
import { REFUND_STATES } from '../refund-state'

/** The state of an order's refund, linked to the refunds. Nothing when there is none. */
export const OrderRefund = observer(function OrderRefund({ order }: { order: OrderSummary }) {
  const refund = refundOf(order)
  if (!refund) return null
  const { kind, word } = REFUND_STATES[refund.state]
  const title = t('afterSale.refund')
  return (
    <Panel flush>
      <ListRow
        id={ordersIds.refundOf(order.order_id)}
        first
        icon={undo}
        title={title}
        end={
          <View>
            <Badge kind={kind} text={word()} />
          </View>
        }
        label={`${title}, ${word()}`}
        href={hrefTo('refundSent')}
        onPress={() => go('refundSent')}
      />
    </Panel>
  )
})
