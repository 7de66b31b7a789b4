import { observer } from 'mobx-react-lite'
import type { SellerOrder } from '@contract/entities/seller/order'
import { formatDateTime } from '@/domain/time/dates'
import { roundingNote } from '@/hooks/rounding-note'
import { usePrice } from '@/hooks/use-price'
import { Panel } from '@/kit/panel/panel'
import { Summary, type SummaryRow } from '@/kit/summary/summary'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'

/** What the buyer pays, how, and when the order was placed. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: SellerOrder }) {
  const { price, parts } = usePrice()
  const rows: SummaryRow[] = [
    { key: 'items', label: t('orders.items'), value: price(order.product_total) },
    {
      key: 'shipping',
      label: t('orders.shipping', { method: order.arrival_method }),
      value: price(order.shipping_cost),
    },
  ]
  if (Number(order.coupon_cost) !== 0) {
    rows.push({ key: 'coupon', label: t('shopAdmin.coupon'), value: price(`-${order.coupon_cost}`) })
  }
  const facts: SummaryRow[] = [
    { key: 'date', label: t('orders.date'), value: formatDateTime(order.created_at, settings.language) },
    { key: 'payment', label: t('orders.payment'), value: t(`states.payment_${order.payment_status}`) },
  ]
  if (order.payment_method) {
    facts.push({ key: 'method', label: t('orders.method'), value: t(`states.method_${order.payment_method}`) })
  }
  return (
    <>
      <Panel>
        <Summary
          rows={rows}
          total={{ label: t('orders.total'), parts: parts(order.grand_total) }}
          note={roundingNote(order)}
        />
      </Panel>
      <Panel>
        <Summary rows={facts} />
      </Panel>
    </>
  )
})
