import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { coupons } from '../../kernel/db/schema/coupons'
import { quote, type Buyer, type Market } from '../../testing/market'
import { cartOf, onMarket } from '../../testing/market-scene'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})
afterEach(() => market.db.update(coupons).set({ offered: false }))

const { add } = cartOf(() => buyer)

type Terms = Partial<typeof coupons.$inferInsert>

/** An offered coupon of 10 percent that is valid today; returns its code. */
async function offer(changes: Terms = {}): Promise<string> {
  const at = market.clock.now().getTime()
  const times = { startsAt: new Date(at - DAY_MS), endsAt: new Date(at + DAY_MS) }
  const share: Terms = changes.kind === 'amount' ? {} : { percent: 10 }
  const values = { code: randomUUID(), kind: 'percent', offered: true, ...times, ...share, ...changes } as const
  return one(await market.db.insert(coupons).values(values).returning()).code
}

const offers = async () => (await buyer.ok('cart')).cart_info.coupon_offers
const codes = async () => (await offers())?.map(({ code }) => code)

describe('what a cart is offered [rule.coupon-offers]', () => {
  it('is what saves something on it, best first, and no more than three', async () => {
    await add(market.shirt, 3)
    expect(await offers()).toBeUndefined()
    const five = await offer({ percent: 5 })
    const twenty = await offer({ percent: 20 })
    const dollars = await offer({ kind: 'amount', amountMinor: 200n, minMinor: 300n })
    await offer({ percent: 1 })
    expect(await offers()).toEqual([
      { code: twenty, saves: '6.00' },
      { code: dollars, saves: '2.00' },
      { code: five, saves: '1.50' },
    ])
  })

  it('is no private coupon, none that is over, to come or used up, and none below its minimum', async () => {
    await add(market.shirt)
    const at = market.clock.now().getTime()
    await offer({ offered: false })
    await offer({ endsAt: new Date(at) })
    await offer({ startsAt: new Date(at + 1_000) })
    await offer({ usesMax: 2, uses: 2 })
    await offer({ minMinor: 1_001n })
    expect(await offers()).toBeUndefined()
    const fits = await offer({ usesMax: 2, uses: 1, minMinor: 1_000n })
    expect(await codes()).toEqual([fits])
  })

  it('is nothing that the buyer has used, while others see it', async () => {
    const code = await offer()
    await add(market.shirt)
    await buyer.ok('cartAddCoupon', { coupon_code: code })
    const { fields } = await quote(market, buyer)
    await buyer.ok('submitOrder', fields)
    await add(market.shirt)
    expect(await codes()).toBeUndefined()
    buyer = await market.buyer()
    await add(market.shirt)
    expect(await codes()).toEqual([code])
  })

  it('is a shop’s own for the lines of that shop, with its name [rule.shop-voucher]', async () => {
    const code = await offer({ shopId: BigInt(market.otherShop) })
    await add(market.shirt)
    expect(await offers()).toBeUndefined()
    await add(market.lamp)
    expect(await offers()).toMatchObject([{ code, saves: '2.00', shop: { shop_id: market.otherShop } }])
  })

  it('is only what saves more than the coupon that it has', async () => {
    const [low, mid, high] = [await offer({ percent: 5 }), await offer(), await offer({ percent: 20 })]
    await add(market.shirt)
    const { cart_info } = await buyer.ok('cartAddCoupon', { coupon_code: mid })
    expect(cart_info.coupon_offers).toEqual([{ code: high, saves: '2.00' }])
    await buyer.ok('cartCancelCoupon', { coupon_code: mid })
    expect(await codes()).toEqual([high, mid, low])
  })

  it('is the same at the checkout, and for a visitor, who sees no private one either', async () => {
    const code = await offer()
    await offer({ offered: false, percent: 50 })
    await add(market.shirt)
    expect((await buyer.ok('checkout')).cart_info.coupon_offers).toEqual([{ code, saves: '1.00' }])
    const items = JSON.stringify([{ product_id: market.shirt, qty: 2 }])
    const { data } = await market.call('cartQuote', { items }, {})
    expect(data.cart_info.coupon_offers).toEqual([{ code, saves: '2.00' }])
    expect((await market.call('cartQuote', { items: '[]' }, {})).data.cart_info).not.toHaveProperty('coupon_offers')
  })
})

describe('what an offer promises [rule.coupon-offers] [money.coupon]', () => {
  it.each<[string, Terms & { readonly of?: 'shop' | 'otherShop' }]>([
    ['a share that is rounded', { percent: 33 }],
    ['a share with a limit', { percent: 90, maxMinor: 777n }],
    ['a share from a minimum on', { percent: 15, minMinor: 2_000n }],
    ['an amount', { kind: 'amount', amountMinor: 499n, minMinor: 500n }],
    ['one shop’s share', { percent: 17, of: 'shop' }],
    ['another shop’s share', { percent: 17, of: 'otherShop' }],
  ])('is what the quote then deducts: %s', async (_, { of, ...terms }) => {
    await offer({ ...terms, ...(of === undefined ? {} : { shopId: BigInt(market[of]) }) })
    for (const [product, qty] of [
      [market.shirt, 1],
      [market.lamp, 1],
      [market.shirt, 2],
    ] as const) {
      await add(product, qty)
      const before = await quote(market, buyer)
      for (const { code, saves } of before.cart_info.coupon_offers ?? []) {
        await buyer.ok('cartAddCoupon', { coupon_code: code })
        const { cart_info } = await quote(market, buyer)
        expect(cart_info.coupon_cost).toBe(saves)
        expect(Number(before.cart_info.grand_total) - Number(cart_info.grand_total)).toBeCloseTo(Number(saves), 6)
        await buyer.ok('cartCancelCoupon', { coupon_code: code })
      }
    }
    expect(await offers()).toHaveLength(1)
  })
})
