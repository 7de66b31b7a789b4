import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { Summary, type SummaryRow } from '@/kit/summary/summary'
import { selectedLines } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { roundingNote } from '@/hooks/rounding-note'
import { usePrice } from '@/hooks/use-price'

/** The row of the coupon's discount; none without a discount. */
function couponRows({ coupon_cost: cost }: CartInfo, price: (usd: string) => string): SummaryRow[] {
  if (Number(cost) === 0) return []
  return [{ key: 'coupon', label: t('coupon.title'), value: price(`-${cost}`), tone: 'success' }]
}

/** The sums of the selected lines. */
export const CartSums = observer(function CartSums({ info, totalId }: { info: CartInfo; totalId?: string }) {
  const { price, parts } = usePrice()
  const lines = selectedLines(info)
  const count = lines.reduce((sum, { qty }) => sum + qty, 0)
  const shops = info.shops.filter(({ products }) => products.some((line) => lines.includes(line))).length
  const free = Number(info.shipping_cost) === 0
  const rows: SummaryRow[] = [
    { key: 'items', label: t('cart.items', { count }), value: price(info.product_total) },
    ...couponRows(info, price),
    {
      key: 'shipping',
      label: t('cart.shipping_shops', { count: shops }),
      value: free ? t('cart.free') : price(info.shipping_cost),
      tone: free ? 'success' : undefined,
    },
  ]
  return (
    <Summary
      rows={shops > 0 ? rows : []}
      total={{ label: t('cart.total_tax'), parts: parts(info.grand_total), id: totalId }}
      note={roundingNote(info)}
    />
  )
})
