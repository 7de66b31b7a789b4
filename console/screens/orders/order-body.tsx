import type { ReactNode } from 'react'
import type { SellerOrder } from '@contract/entities/seller/order'
import { Card } from '../../kit/card'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { AddressCard } from './address'
import { Goods } from './goods'
import { ParcelsCard } from './parcels-card'
import { OrderState } from './order-state'
import { RefundsOfOrder } from './refunds-of-order'
import { Timeline } from './timeline'

function Sums({ order }: { readonly order: SellerOrder }) {
  const t = useT()
  const { money } = useFormats()
  const lines = [
    ['orders.products_total', order.product_total],
    ['orders.coupon', order.coupon_cost],
    ['orders.shipping', order.shipping_cost],
    ['orders.tax', order.tax_total],
  ] as const
  return (
    <dl className="facts facts--sums">
      {lines
        .filter(([, amount]) => Number(amount) !== 0)
        .map(([key, amount]) => [
          <dt key={`${key}-name`}>{t(key)}</dt>,
          <dd key={key}>{key === 'orders.coupon' ? `−${money(amount.replace('-', ''))}` : money(amount)}</dd>,
        ])}
      <dt>
        <b>{t('orders.total')}</b>
      </dt>
      <dd>{money(order.grand_total)}</dd>
    </dl>
  )
}

function Facts({ order }: { readonly order: SellerOrder }) {
  const t = useT()
  const { day, moment } = useFormats()
  const facts: readonly (readonly [string, string | null])[] = [
    [t('orders.ordered_at'), moment(order.created_at)],
    [t('orders.payment'), order.payment_method && t(`states.method_${order.payment_method}`)],
    [t('orders.payment_state'), t(`states.payment_${order.payment_status}`)],
    [t('orders.way'), order.arrival_method],
    [t('orders.ship_by_name'), order.ship_by && day(order.ship_by)],
    ...(order.parcels.length === 0
      ? [[t('orders.carrier'), order.carrier] as const, [t('orders.tracking_number'), order.log_sn] as const]
      : []),
  ]
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  )
}

interface Props {
  readonly order: SellerOrder
  /** What the buyer and the shop wrote to each other. */
  readonly messages: ReactNode
  /** Further cards under the history. */
  readonly children?: ReactNode
}

/** What an order is: goods, sums, where it goes, and what happened to it. */
export function OrderBody({ order, messages, children }: Props) {
  const t = useT()
  const { day } = useFormats()
  const waitsUntil = order.deliver_from !== null && !order.actions.includes('deliver') ? order.deliver_from : null
  return (
    <>
      {order.cancel_remark !== '' && (
        <p className="bar">{t('orders.cancelled_because', { text: order.cancel_remark })}</p>
      )}
      <div className="columns">
        <div>
          <Card
            title={t('orders.goods')}
            aside={<OrderState state={order.status} late={order.late} partly={order.partly_sent} />}
          >
            <Goods lines={order.products} withPrices />
            <Sums order={order} />
          </Card>
          <ParcelsCard order={order} />
          {messages}
          {order.refunds.length > 0 && (
            <Card title={t('orders.refunds')}>
              <RefundsOfOrder order={order} />
            </Card>
          )}
          <Card title={t('orders.history')}>
            <Timeline order={order} />
          </Card>
          {children}
        </div>
        <div>
          <Card title={t('orders.address')}>
            <AddressCard address={order.address} remark={order.order_remark} />
          </Card>
          <Card title={t('orders.facts')}>
            <Facts order={order} />
            {waitsUntil !== null && <p className="field__hint">{t('orders.deliver_from', { day: day(waitsUntil) })}</p>}
          </Card>
        </div>
      </div>
    </>
  )
}
