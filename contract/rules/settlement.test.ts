import fc from 'fast-check'
import { one, zip } from './lists'
import { splitByLargestRemainder } from './money'
import { refundAmount } from './refund-amount'
import { changeOf, dueOf, NOTHING_DUE, type Due, type SettledLine, type Terms } from './settlement'

const terms = (changes: Partial<Terms> = {}): Terms => ({
  shippingCost: 0n,
  couponBearer: 'platform',
  cardFeeBps: 0,
  cardFeeFixed: 0n,
  lost: 0n,
  ...changes,
})
const line = (changes: Partial<SettledLine> = {}): SettledLine => ({
  rowPrice: 10_000n,
  couponShare: 0n,
  qty: 4,
  done: 0,
  commissionBps: 1_000,
  ...changes,
})

describe('what an order owes its shop [money.settlement]', () => {
  it('is what the buyer paid, less commission on the goods and the fee of a card', () => {
    const due = dueOf([line()], terms({ shippingCost: 500n, cardFeeBps: 290, cardFeeFixed: 30n }))
    // 10 % of 100.00; 2.9 % of 105.00 is 3.045, and 0.30
    expect(due).toEqual({ goods: 10_000n, shipping: 500n, promotion: 0n, commission: 1_000n, fee: 335n, net: 9_165n })
  })

  it('has the marketplace pay for its own coupon, with commission on the full price', () => {
    const due = dueOf([line({ couponShare: 2_000n })], terms())
    expect(due).toEqual({ goods: 8_000n, shipping: 0n, promotion: 2_000n, commission: 1_000n, fee: 0n, net: 9_000n })
  })

  it('has the shop bear its own coupon, with commission on what was paid', () => {
    const due = dueOf([line({ couponShare: 2_000n })], terms({ couponBearer: 'shop' }))
    expect(due).toEqual({ goods: 8_000n, shipping: 0n, promotion: 0n, commission: 800n, fee: 0n, net: 7_200n })
  })

  it('counts each line with its own rate', () => {
    const due = dueOf([line({ commissionBps: 500 }), line({ rowPrice: 2_000n, commissionBps: 2_000 })], terms())
    expect(due.commission).toBe(500n + 400n)
  })

  it('keeps the shipping while a piece is kept', () => {
    const with3 = dueOf([line({ done: 3 })], terms({ shippingCost: 500n }))
    expect([with3.goods, with3.shipping, with3.commission]).toEqual([2_500n, 500n, 250n])
    expect(dueOf([line({ done: 4 })], terms({ shippingCost: 500n, cardFeeFixed: 30n }))).toEqual(NOTHING_DUE)
  })

  it('takes the part of a loss from everything', () => {
    const half = dueOf([line({ couponShare: 2_000n })], terms({ shippingCost: 2_000n, lost: 5_000n }))
    expect(half).toEqual({ goods: 4_000n, shipping: 1_000n, promotion: 1_000n, commission: 500n, fee: 0n, net: 5_500n })
    expect(() => dueOf([line()], terms({ lost: 10_001n }))).toThrow(RangeError)
  })
})

const goods = fc.record({
  price: fc.bigInt({ min: 1n, max: 50_000n }),
  qty: fc.integer({ min: 1, max: 7 }),
  commissionBps: fc.integer({ min: 0, max: 5_000 }),
})
const sale = fc.record({
  goods: fc.array(goods, { minLength: 1, maxLength: 4 }),
  couponPercent: fc.bigInt({ min: 0n, max: 90n }),
  terms: fc.record({
    shippingCost: fc.bigInt({ min: 0n, max: 2_000n }),
    couponBearer: fc.constantFrom('platform' as const, 'shop' as const),
    cardFeeBps: fc.constantFrom(0, 290),
    cardFeeFixed: fc.constantFrom(0n, 30n),
  }),
  steps: fc.array(fc.record({ line: fc.nat(3), pieces: fc.integer({ min: 1, max: 7 }) }), { maxLength: 8 }),
  loss: fc.bigInt({ min: 0n, max: 100n }),
})

const sum = (numbers: readonly bigint[]) => numbers.reduce((total, each) => total + each, 0n)
/** Half-up by text, in place of the integers of the code: the nearest whole number to a fraction. */
function nearest(of: bigint, rate: number): bigint {
  const digits = String(of * BigInt(rate)).padStart(5, '0')
  const whole = BigInt(digits.slice(0, -4))
  return digits.slice(-4) >= '5000' ? whole + 1n : whole
}

it('comes to the same in any portions, and follows the refunds to the cent [money.settlement]', () => {
  const property = fc.property(sale, ({ goods: bought, couponPercent, terms: agreed, steps, loss }) => {
    const rows = bought.map(({ price, qty }) => price * BigInt(qty))
    const coupon = (sum(rows) * couponPercent) / 100n
    const sold = zip(bought, splitByLargestRemainder(coupon, rows)).map(([{ price, ...each }, couponShare]) => ({
      ...each,
      rowPrice: price * BigInt(each.qty),
      couponShare,
      done: 0,
    }))
    const lines = () => sold.map((each) => ({ ...each }))
    const count = (lost = 0n) => dueOf(lines(), { ...agreed, lost })
    let paid = sum(rows) - coupon + agreed.shippingCost
    let taken: Due = changeOf(NOTHING_DUE, count())
    for (const step of steps) {
      const line = one(sold.slice(step.line % sold.length))
      const asked = Math.min(step.pieces, line.qty - line.done)
      if (asked === 0) continue
      const amount = refundAmount({
        shippingCost: agreed.shippingCost,
        lines: sold.map((each) => ({ ...each, asked: each === line ? asked : 0 })),
      })
      const before = count()
      line.done += asked
      const change = changeOf(before, count())
      expect(-(change.goods + change.shipping)).toBe(amount)
      paid -= amount
      taken = {
        goods: taken.goods + change.goods,
        shipping: taken.shipping + change.shipping,
        promotion: taken.promotion + change.promotion,
        commission: taken.commission + change.commission,
        fee: taken.fee + change.fee,
        net: taken.net + change.net,
      }
    }
    const due = count()
    expect(taken).toEqual(due)
    expect(due.goods + due.shipping).toBe(paid)
    expect(due.net).toBe(paid + due.promotion - due.commission - due.fee)
    const fee = paid > 0n && agreed.cardFeeBps + Number(agreed.cardFeeFixed) > 0
    expect(due.fee).toBe(fee ? nearest(paid, agreed.cardFeeBps) + agreed.cardFeeFixed : 0n)
    if (sold.every(({ done }) => done === 0)) {
      const ofShop = agreed.couponBearer === 'shop'
      const expected = sold.map(({ rowPrice, couponShare, commissionBps }) =>
        nearest(ofShop ? rowPrice - couponShare : rowPrice, commissionBps),
      )
      expect(due.commission).toBe(sum(expected))
      expect(due.promotion).toBe(agreed.couponBearer === 'platform' ? coupon : 0n)
    }
    if (sold.every(({ done, qty }) => done === qty)) expect(due).toEqual(NOTHING_DUE)
    const lost = (paid * loss) / 100n
    const after = count(lost)
    expect(after.goods + after.shipping).toBe(paid - lost)
    if (lost === paid) expect(after).toEqual(NOTHING_DUE)
    for (const part of ['goods', 'shipping', 'promotion', 'commission', 'fee'] as const) {
      expect(after[part] >= 0n && after[part] <= due[part]).toBe(true)
    }
  })
  fc.assert(property, { numRuns: 1_000 })
})
