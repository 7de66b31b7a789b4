import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { useWide } from '@/shell/page/use-wide'
import { Panel } from '@/kit/panel/panel'
import { Summary, type SummaryRow } from '@/kit/summary/summary'
import type { Sums } from '@/domain/cart/checkout-sums'
import { t } from '@/locales/t'
import { roundingNote } from '@/hooks/rounding-note'
import { usePrice } from '@/hooks/use-price'
import type { NextStep } from './checkout-bar'
import { Reassurance } from '@/features/purchase/shared/reassurance'
import './checkout-sums.scss'

interface CheckoutSumsProps {
  sums: Sums
  /** The number of pieces. */
  count: number
  /** The button to the next step, under the total on wide screens. */
  next?: NextStep
}

/** The sums of the checkout as rows: items, coupon, shipping, tax. */
export function sumRows(sums: Sums, items: string, price: (usd: string) => string): SummaryRow[] {
  const free = Number(sums.shipping_cost) === 0
  const rows: SummaryRow[] = [{ key: 'items', label: items, value: price(sums.product_total) }]
  if (Number(sums.coupon_cost) > 0) {
    rows.push({ key: 'coupon', label: t('checkout.coupon'), value: price(`-${sums.coupon_cost}`), tone: 'success' })
  }
  rows.push({
    key: 'shipping',
    label: t('checkout.shipping'),
    value: free ? t('cart.free') : price(sums.shipping_cost),
    tone: free ? 'success' : undefined,
  })
  if (Number(sums.tax_total) > 0) {
    rows.push({ key: 'tax', label: t('checkout.tax'), value: price(sums.tax_total) })
  }
  return rows
}

/** The costs so far. */
export const CheckoutSums = observer(function CheckoutSums({ sums, count, next }: CheckoutSumsProps) {
  const { price, parts } = usePrice()
  const wide = useWide()
  return (
    <Panel>
      <Summary
        rows={sumRows(sums, t('cart.items', { count }), price)}
        total={{ label: t('cart.total_tax'), parts: parts(sums.grand_total) }}
        note={roundingNote(sums)}
      />
      {wide && next && (
        <View className="checkout-sums__action">
          <Button {...next} />
          <Reassurance />
        </View>
      )}
    </Panel>
  )
})
