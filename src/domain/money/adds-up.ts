import { toMinor } from '@contract/rules/money'
import { displayPrice } from './display-price'

interface Summed {
  readonly product_total: string
  readonly coupon_cost: string
  readonly shipping_cost: string
  readonly grand_total: string
}

/**
 * Whether the sums of a cart or an order add up as they are shown: each is converted at `rate` units per 1 USD and rounded
 * for itself [rule.price-rounding]. USD decimal strings.
 */
export function addsUp({ product_total, coupon_cost, shipping_cost, grand_total }: Summed, rate: string): boolean {
  const [products, coupon, shipping, total] = [product_total, coupon_cost, shipping_cost, grand_total].map((usd) =>
    toMinor(displayPrice(usd, rate), 'USD'),
  ) as [bigint, bigint, bigint, bigint]
  return products - coupon + shipping === total
}
