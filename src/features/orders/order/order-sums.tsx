import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { ordersIds } from '../ids'
import { Panel } from '@/kit/panel/panel'
import { Summary, type SummaryRow } from '@/kit/summary/summary'
import { formatDateTime } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { roundingNote } from '@/hooks/rounding-note'
import { usePrice } from '@/hooks/use-price'

/** The row of the coupon's discount; none without a discount. */
function couponRows({ coupon_cost: cost }: OrderDetail, price: (usd: string) => string): SummaryRow[] {
  if (Number(cost) === 0) return []
  return [{ key: 'coupon', label: t('orderFacts.coupon'), value: price(`-${cost}`), tone: 'success' }]
}

/** What the order costs. */
export const OrderSums = observer(function OrderSums({ order }: { order: OrderDetail }) {
  const { price, parts } = usePrice()
  const free = Number(order.shipping_cost) === 0
  const rows: SummaryRow[] = [
    { key: 'items', label: t('orders.items'), value: price(order.product_total) },
    ...couponRows(order, price),
    {
      key: 'shipping',
      label: t('orders.shipping', { method: order.arrival_method }),
      value: free ? t('orders.free') : price(order.shipping_cost),
      tone: free ? 'success' : undefined,
    },
    { key: 'tax', label: t('orders.tax'), value: price(order.tax_total) },
  ]
  return (
    <Panel>
      <Summary
        rows={rows}
        total={{ label: t('orders.total'), parts: parts(order.grand_total), id: ordersIds.orderTotal }}
        note={roundingNote(order)}
      />
    </Panel>
  )
})

/** Its payment, its number and its date. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: OrderDetail }) {
  const { amountIn } = usePrice()
  const facts: SummaryRow[] = [
    { key: 'number', label: t('orders.number'), value: order.increment_id },
    { key: 'date', label: t('orders.date'), value: formatDateTime(order.created_at, settings.language) },
    { key: 'state', label: t('orders.payment'), value: t(`states.payment_${order.payment_status}`) },
  ]
  if (order.payment_method) {
    facts.push({ key: 'method', label: t('orders.method'), value: t(`states.method_${order.payment_method}`) })
  }
  if (order.pay_time) {
    const paid = formatDateTime(order.pay_time, settings.language)
    facts.push({ key: 'paid', label: t('orderFacts.paid_at'), value: paid })
  }
  if (order.actual_payment) {
    const { amount, currency } = order.actual_payment
    facts.push({ key: 'charged', label: t('orders.charged'), value: amountIn(amount, currency) })
  }
  return (
    <Panel>
      <Summary rows={facts} />
    </Panel>
  )
})
