import fc from 'fast-check'
import { toDecimal } from '@contract/rules/money'
import { addsUp } from './adds-up'

const sums = (products: number, coupon: number, shipping: number) => {
  const usd = (cents: number) => toDecimal(BigInt(cents), 'USD')
  return {
    product_total: usd(products),
    coupon_cost: usd(coupon),
    shipping_cost: usd(shipping),
    grand_total: usd(products - coupon + shipping),
  }
}

describe('converted sums [rule.price-rounding]', () => {
  it('can be a hundredth apart from their total', () => {
    expect(addsUp(sums(100, 0, 100), '0.79')).toBe(true)
    // 0.55 + 0.55 is shown beside 1.11
    expect(addsUp(sums(70, 0, 70), '0.79')).toBe(false)
  })

  it('always add up in US dollars', () => {
    const cents = fc.nat(100_000)
    fc.assert(fc.property(cents, cents, (products, shipping) => addsUp(sums(products, 0, shipping), '1')))
  })
})
