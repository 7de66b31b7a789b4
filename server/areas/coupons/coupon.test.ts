import fc from 'fast-check'
import { at, one } from '@contract/rules/lists'
import { includedTax } from '@contract/rules/money'
import { dueOf, type Terms } from '@contract/rules/settlement'
import type { LineItem, Seller } from '../cart/line-items'
import { priceCart } from '../cart/price-cart'
import { withCoupon } from '../cart/with-coupon'
import { couponCost, type Coupon } from './coupon'

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 1n,
  code: 'TEN',
  shop: null,
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
  awayUntil: null,
  shipWithinDays: 3,
  methods: [{ method: 'post', names: { en: 'Post' }, costMinor: 300n, etaFromDays: 1, etaToDays: 2 }],
})
const goods = (skuId: bigint, shop: Seller, priceMinor: bigint): LineItem => ({
  skuId,
  sku: String(skuId),
  productId: skuId,
  options: [],
  names: { en: '' },
  image: '',
  ground: '',
  stock: 9,
  withdrawn: false,
  choosable: false,
  productImage: '',
  variant: '',
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
    const shop = one(
      withCoupon(
        cartOf([
          [a, 1_500n],
          [a, 1_500n],
        ]),
        coupon(),
      ).shops,
    )
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

describe('a cart with a coupon of a shop [rule.shop-voucher]', () => {
  const [a, b] = [seller(1n), seller(2n)]
  const ofShop = (shop: Seller, changes: Partial<Coupon> = {}) =>
    coupon({ shop: { id: shop.id, name: '' }, ...changes })

  it('takes it off the lines of that shop alone, and only they count for its minimum', () => {
    const cart = withCoupon(cartOf([[a, 5_000n], [b, 1_500n], [b, 500n]]), ofShop(b)) // oxfmt-ignore
    expect(cart.shops.map(({ couponCost: cost }) => cost)).toEqual([0n, 1_000n])
    expect(cart.shops.map(({ lines }) => lines.map(({ couponMinor }) => couponMinor))).toEqual([[0n], [750n, 250n]])
    expect(cart).toMatchObject({ couponCost: 1_000n, grandTotal: 6_600n })
    expect(withCoupon(cartOf([[a, 5_000n], [b, 1_999n]]), ofShop(b)).couponCost).toBe(0n) // oxfmt-ignore
  })

  it.each([
    ['nothing of the shop is in the cart', cartOf([[a, 5_000n]])],
    ['nothing of the shop is selected', cartOf([[a, 5_000n], [b, 5_000n, false]])], // oxfmt-ignore
  ])('takes off nothing where %s', (_, given) => {
    const cart = withCoupon(given, ofShop(b, { minMinor: 0n, kind: 'percent', amountMinor: null, percent: 50 }))
    expect(cart).toMatchObject({ couponCost: 0n, grandTotal: given.grandTotal })
    expect(cart.shops).toEqual(given.shops)
  })

  const line = fc.record({
    shop: fc.nat(2),
    price: fc.bigInt({ min: 1n, max: 90_000n }),
    selected: fc.boolean(),
    commissionBps: fc.integer({ min: 0, max: 5_000 }),
  })
  const off = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 90 }), maxMinor: fc.option(fc.bigInt({ min: 1n, max: 9_000n })) }),
    fc.record({ amountMinor: fc.bigInt({ min: 1n, max: 50_000n }) }),
  )

  it('splits it to the cent, and its shop alone bears it, at any carts [money.coupon-split] [money.settlement]', () => {
    const shops = [seller(1n), seller(2n, 5_000n), seller(3n)]
    const property = fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      off,
      fc.nat(2),
      (lines, terms, owner) => {
        const given = cartOf(lines.map(({ shop, price, selected }) => [at(shops, shop), price, selected] as const))
        const own = ofShop(at(shops, owner), {
          minMinor: 'amountMinor' in terms ? terms.amountMinor + 1n : 0n,
          ...('amountMinor' in terms
            ? { kind: 'amount', amountMinor: terms.amountMinor }
            : { kind: 'percent', amountMinor: null, ...terms }),
        })
        const cart = withCoupon(given, own)
        const ownTotal = given.shops.find(({ shop }) => shop.id === at(shops, owner).id)?.productTotal ?? 0n
        expect(cart.couponCost).toBe(couponCost(own, ownTotal))
        expect(cart.grandTotal).toBe(given.grandTotal - cart.couponCost)
        for (const [
          index,
          { shop, selected, couponCost: cost, productTotal, taxTotal, shipping },
        ] of cart.shops.entries()) {
          expect(cost).toBe(shop.id === at(shops, owner).id ? cart.couponCost : 0n)
          expect(selected.reduce((sum, { couponMinor }) => sum + couponMinor, 0n)).toBe(cost)
          expect(selected.every(({ couponMinor, rowMinor }) => couponMinor >= 0n && couponMinor <= rowMinor)).toBe(true)
          expect(shipping).toEqual(at(given.shops, index).shipping)
          const tax = selected.map(({ rowMinor, couponMinor }) => includedTax(rowMinor - couponMinor, 1_000))
          expect(taxTotal).toBe(tax.reduce((sum, each) => sum + each, 0n))
          // what its order owes the shop: nothing is added for the coupon, and the commission is on what was paid
          const agreed: Terms = { shippingCost: 0n, couponBearer: 'shop', cardFeeBps: 0, cardFeeFixed: 0n, lost: 0n }
          const sold = selected.map(({ itemId, rowMinor, couponMinor }) => {
            const { commissionBps } = at(lines, Number(itemId) - 1)
            return { rowPrice: rowMinor, couponShare: couponMinor, qty: 1, done: 0, commissionBps }
          })
          const due = dueOf(sold, agreed)
          expect([due.goods, due.promotion]).toEqual([productTotal - cost, 0n])
          expect(due.net + due.commission).toBe(productTotal - cost)
          const byMarket = dueOf(sold, { ...agreed, couponBearer: 'platform' })
          expect(byMarket.promotion).toBe(cost)
          expect(byMarket.net >= due.net).toBe(true)
        }
      },
    )
    fc.assert(property, { numRuns: 1_000 })
  })
})
