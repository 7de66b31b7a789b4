import { useParams } from 'wouter'
import type { SellerOrder } from '@contract/entities/seller/order'
import { useCall } from '../../api/use-call'
import { Card } from '../../kit/card'
import { LoadStates } from '../../kit/load-states'
import { Page } from '../../kit/page'
import { useT } from '../../text/use-t'
import { MessagesCard } from '../messages/messages-card'
import { OrderBody } from './order-body'
import { OrderActions } from './order-actions'
import { SlipsButton } from './slips-button'

function Content({ order }: { readonly order: SellerOrder }) {
  const t = useT()
  return (
    <Page
      title={order.increment_id}
      back={{ href: '/orders', label: t('orders.title') }}
      actions={
        <>
          {order.address && <SlipsButton orderIds={[order.order_id]} />}
          <OrderActions order={order} />
        </>
      }
    >
      <OrderBody order={order} messages={<MessagesCard orderId={order.order_id} />} />
    </Page>
  )
}

/** One order: what to pack, where it goes, and what happened to it. */
export default function Order() {
  const t = useT()
  const { order_id = '' } = useParams()
  const query = useCall('sellerOrder', { order_id })
  if (query.data) return <Content order={query.data.order} />
  return (
    <Page title={t('orders.order')} back={{ href: '/orders', label: t('orders.title') }}>
      <Card>
        <LoadStates query={query}>{() => null}</LoadStates>
      </Card>
    </Page>
  )
}
