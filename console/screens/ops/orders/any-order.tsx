import { useParams } from 'wouter'
import type { SellerOrder } from '@contract/entities/seller/order'
import { go } from '../../../address/hash'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { LoadStates } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { session } from '../../../session/session'
import { useT } from '../../../text/use-t'
import { MessagesCard } from '../../messages/messages-card'
import { OrderBody } from '../../orders/order-body'
import { Trail } from '../audit/trail'

interface Shop {
  readonly shop_id: string
  readonly name: string
}

/** The shop's own pages have the actions. */
function enter(shop: Shop, orderId: string): void {
  session.enter(shop)
  void go(`/orders/${orderId}`)
}

function useNameOf(shopId: string, number: string): string | undefined {
  const { data } = useCall('opsOrders', { q: number })
  return data?.list.find(({ shop }) => shop.shop_id === shopId)?.shop.name
}

function Content({ order, shopId }: { readonly order: SellerOrder; readonly shopId: string }) {
  const t = useT()
  const name = useNameOf(shopId, order.increment_id)
  return (
    <Page
      title={order.increment_id}
      subtitle={name}
      back={{ href: '/all-orders', label: t('market.title') }}
      actions={
        name !== undefined && (
          <Button icon="store" onClick={() => enter({ shop_id: shopId, name }, order.order_id)}>
            {t('market.in_shop')}
          </Button>
        )
      }
    >
      <OrderBody order={order} messages={<MessagesCard orderId={order.order_id} shopId={shopId} />}>
        <Card title={t('market.trail')}>
          <Trail about={{ subject: 'orders', subject_id: order.order_id }} />
        </Card>
      </OrderBody>
    </Page>
  )
}

/** An order of any shop, with what operators and its shop did to it. */
export default function AnyOrder() {
  const t = useT()
  const { shop_id = '', order_id = '' } = useParams()
  const query = useCall('sellerOrder', { shop_id, order_id })
  if (query.data) return <Content order={query.data.order} shopId={shop_id} />
  return (
    <Page title={t('orders.order')} back={{ href: '/all-orders', label: t('market.title') }}>
      <Card>
        <LoadStates query={query}>{() => null}</LoadStates>
      </Card>
    </Page>
  )
}
