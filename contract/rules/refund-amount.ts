/** What a refund of some pieces returns, for app and server alike [action.refund]: minor units of one currency. */
import { divide } from './money'

interface RefundLine {
  /** What all its pieces cost before the coupon. */
  readonly rowPrice: bigint
  /** What the coupon took off the row. */
  readonly couponShare: bigint
  readonly qty: number
  /** Pieces that went back before. */
  readonly done: number
  /** Pieces that go back now. */
  readonly asked: number
}

interface Order {
  /** All lines of the order, also those without a refund. */
  readonly lines: readonly RefundLine[]
  readonly shippingCost: bigint
}

/** What the first pieces of a line cost after the coupon: cumulative, so that any parts sum to the whole. */
const upTo = (net: bigint, pieces: number, qty: number) => divide(net * BigInt(pieces), BigInt(qty), 'half-up')

/**
 * The amount for the pieces that go back now: their share of what was paid after the coupon, and the shipping once no
 * piece stays with the buyer. Asked in any order and any portions, the amounts of a whole order sum to its total.
 */
export function refundAmount({ lines, shippingCost }: Order): bigint {
  const goods = lines.reduce((sum, { rowPrice, couponShare, qty, done, asked }) => {
    const net = rowPrice - couponShare
    return sum + upTo(net, done + asked, qty) - upTo(net, done, qty)
  }, 0n)
  const all = lines.every(({ qty, done, asked }) => done + asked === qty)
  const any = lines.some(({ asked }) => asked > 0)
  return all && any ? goods + shippingCost : goods
}

/**
 * What goes back in the currency that paid, when `amount` of `total` goes back after `before`: cumulative again, so
 * that a whole order gives back exactly `paid`, whatever its rate was.
 */
export function returnedAmount({
  amount,
  before,
  total,
  paid,
}: Record<'amount' | 'before' | 'total' | 'paid', bigint>): bigint {
  if (total === 0n) return 0n
  return divide(paid * (before + amount), total, 'half-up') - divide(paid * before, total, 'half-up')
}
