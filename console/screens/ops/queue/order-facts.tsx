import { Link } from 'wouter'
import { useCall } from '../../../api/use-call'
import { Facts } from '../../../kit/facts/facts'
import { LoadStates, Skeleton } from '../../../kit/load-states'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { OrderState } from '../../orders/order-state'

/** The order that a refund is about. */
export function OrderFacts({ orderId, number }: { readonly orderId: string; readonly number: string }) {
  const t = useT()
  const { money, moment } = useFormats()
  const query = useCall('opsOrders', { q: number })
  return (
    <section className="queue__part">
      <h3>{t('orders.order')}</h3>
      <LoadStates query={query} skeleton={<Skeleton lines={2} />}>
        {({ list }) => {
          const order = list.find(({ order_id }) => order_id === orderId)
          if (!order) return <p className="dim">{number}</p>
          return (
            <Facts
              facts={[
                [
                  t('orders.order'),
                  <Link key="order" className="link" href={`/all-orders/${order.shop.shop_id}/${orderId}`}>
                    {number}
                  </Link>,
                ],
                [t('shops.name'), order.shop.name],
                [t('orders.state'), <OrderState key="state" state={order.status} />],
                [t('orders.total'), money(order.grand_total)],
                [t('orders.payment'), order.payment_method && t(`states.method_${order.payment_method}`)],
                [t('orders.payment_state'), t(`states.payment_${order.payment_status}`)],
                [t('orders.ordered_at'), moment(order.created_at)],
              ]}
            />
          )
        }}
      </LoadStates>
    </section>
  )
}
