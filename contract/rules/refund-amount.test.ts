import { refundAmount, returnedAmount } from './refund-amount'

const line = (rowPrice: bigint, qty: number, asked: number, done = 0, couponShare = 0n) => ({
  rowPrice,
  couponShare,
  qty,
  asked,
  done,
})

describe('the refund for pieces of an order', () => {
  it('is what they cost after their part of the coupon', () => {
    const lines = [line(3_000n, 3, 1, 0, 300n), line(1_000n, 1, 0, 0, 100n)]
    expect(refundAmount({ lines, shippingCost: 500n })).toBe(900n)
  })

  it('has the shipping once nothing stays with the buyer', () => {
    const order = { shippingCost: 500n }
    expect(refundAmount({ ...order, lines: [line(3_000n, 3, 2), line(1_000n, 1, 1)] })).toBe(3_000n)
    expect(refundAmount({ ...order, lines: [line(3_000n, 3, 1, 2), line(1_000n, 1, 0, 1)] })).toBe(1_500n)
  })

  it('sums to the total of the order, in any portions', () => {
    const order = { shippingCost: 299n }
    const first = refundAmount({ ...order, lines: [line(1_000n, 3, 1, 0, 57n), line(777n, 7, 0, 0, 44n)] })
    const second = refundAmount({ ...order, lines: [line(1_000n, 3, 2, 1, 57n), line(777n, 7, 3, 0, 44n)] })
    const third = refundAmount({ ...order, lines: [line(1_000n, 3, 0, 3, 57n), line(777n, 7, 4, 3, 44n)] })
    expect(first + second + third).toBe(1_000n + 777n - 101n + 299n)
  })

  it('sums to what was paid in another currency', () => {
    const part = (before: bigint, amount: bigint) => returnedAmount({ before, amount, total: 1_000n, paid: 33_333n })
    expect([part(0n, 333n), part(333n, 333n), part(666n, 334n)]).toEqual([11_100n, 11_100n, 11_133n])
    expect(returnedAmount({ before: 0n, amount: 0n, total: 0n, paid: 0n })).toBe(0n)
  })
})
