import type { Goods, Seller } from '../cart/goods'
import { priceCart } from '../cart/price-cart'
import { withCoupon } from '../cart/with-coupon'
import { couponCost, type Coupon } from './coupon'

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 1n,
  code: 'TEN',
  kind: 'amount',
  amountMinor: 1_000n,
  percent: null,
  maxMinor: null,
  minMinor: 2_000n,
  ...changes,
})
const percent = (value: number, maxMinor: bigint | null = null) =>
  coupon({ kind: 'percent', amountMinor: null, percent: value, maxMinor, minMinor: 0n })

describe('what a coupon takes off [money.coupon]', () => {
  it.each([
    ['nothing below its minimum', coupon(), 1_999n, 0n],
    ['its amount from the minimum on', coupon(), 2_000n, 1_000n],
    ['a percentage, half-up', percent(15), 1_190n, 179n],
    ['a percentage up to its limit', percent(50, 300n), 10_000n, 300n],
    ['less than the limit where the share is less', percent(50, 300n), 500n, 250n],
    ['nothing of nothing', percent(50), 0n, 0n],
  ])('%s', (_, given, total, cost) => {
    expect(couponCost(given, total)).toBe(cost)
  })
})

const seller = (id: bigint, freeShippingFromMinor: bigint | null = null): Seller => ({
  id,
  name: `Shop ${id}`,
  image: '',
  ground: '',
  freeShippingFromMinor,
  methods: [{ method: 'post', names: { en: 'Post' }, costMinor: 300n, etaFromDays: 1, etaToDays: 2 }],
})
const goods = (skuId: bigint, shop: Seller, priceMinor: bigint): Goods => ({
  skuId,
  sku: String(skuId),
  productId: skuId,
  options: [],
  names: { en: '' },
  image: '',
  ground: '',
  stock: 9,
  withdrawn: false,
  taxRateBps: 1_000,
  product: { priceMinor, specialPriceMinor: null },
  price: { priceMinor, specialPriceMinor: null },
  deal: null,
  shop,
})

function cartOf(prices: readonly (readonly [shop: Seller, price: bigint, selected?: boolean])[]) {
  const all = prices.map(([shop, price], index) => goods(BigInt(index + 1), shop, price))
  const wanted = prices.map(([, , selected = true], index) => {
    const id = BigInt(index + 1)
    return { itemId: id, skuId: id, qty: 1, selected }
  })
  return priceCart(wanted, new Map(all.map((one) => [one.skuId, one])), new Date())
}

describe('a cart with a coupon [money.coupon-split]', () => {
  const [a, b] = [seller(1n), seller(2n)]

  it('splits it over shops by their selected lines, and over their lines, largest remainder first', () => {
    const cart = withCoupon(
      cartOf([
        [a, 1_000n],
        [b, 1_000n],
        [a, 1_000n],
        [b, 9_900n, false],
      ]),
      coupon(),
    )
    expect(cart.shops.map(({ couponCost: cost }) => cost)).toEqual([667n, 333n])
    expect(cart.shops.map(({ lines }) => lines.map(({ couponMinor }) => couponMinor))).toEqual([
      [334n, 333n],
      [333n, 0n],
    ])
    expect(cart).toMatchObject({ productTotal: 3_000n, couponCost: 1_000n, shippingCost: 600n, grandTotal: 2_600n })
  })

  it('leaves the selected lines of a shop as its lines are', () => {
    const [shop] = withCoupon(
      cartOf([
        [a, 1_500n],
        [a, 1_500n],
      ]),
      coupon(),
    ).shops
    expect(shop.selected).toEqual(shop.lines)
  })

  it('counts the tax of the amount still to pay', () => {
    expect(withCoupon(cartOf([[a, 2_200n]]), coupon()).taxTotal).toBe(109n)
  })

  it('ships free by what the goods cost without it', () => {
    const cart = withCoupon(cartOf([[seller(3n, 2_000n), 2_000n]]), coupon())
    expect(cart).toMatchObject({ couponCost: 1_000n, shippingCost: 0n, grandTotal: 1_000n })
  })

  it('holds a coupon that takes off nothing yet', () => {
    const cart = withCoupon(cartOf([[a, 1_999n]]), coupon())
    expect(cart).toMatchObject({ coupon: { code: 'TEN' }, couponCost: 0n, grandTotal: 2_299n })
  })
})
