import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { SellerOrder } from '@contract/entities/seller/order'
import { usePrice } from '@/hooks/use-price'
import { Badge, type BadgeKind } from '@/kit/badge/badge'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './order-refunds.scss'

type State = SellerOrder['refunds'][number]['state']
type Look = 'review' | 'approved' | 'declined' | 'cancelled'

const LOOKS: Readonly<Record<State, Look>> = { 0: 'review', 1: 'approved', [-1]: 'declined', cancelled: 'cancelled' }
const KINDS: Readonly<Record<Look, BadgeKind>> = {
  review: 'wait',
  approved: 'ok',
  declined: 'mute',
  cancelled: 'mute',
}

/** The refunds that the buyer asked for. Nothing if there are none. */
export const OrderRefunds = observer(function OrderRefunds({ order }: { order: SellerOrder }) {
  const { price } = usePrice()
  if (order.refunds.length === 0) return null
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('shopAdmin.refunds')}
      </Text>
      {order.refunds.map(({ refund_id, state, amount, reason, remark }) => (
        <View key={refund_id} className="seller-refund">
          <View className="seller-refund__head">
            <Text bold figures>
              {price(amount)}
            </Text>
            <Badge kind={KINDS[LOOKS[state]]} text={t(`shopAdmin.refund_${LOOKS[state]}`)} />
          </View>
          <Text tone="ink2">{reason}</Text>
          {remark !== '' && <Text tone="ink2">{remark}</Text>}
        </View>
      ))}
    </Panel>
  )
})
