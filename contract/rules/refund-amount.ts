/** The refund amount for some pieces, for app and server [action.refund]: minor units of one currency. */
import { divide } from './money'

interface RefundLine {
  /** The price of all its pieces before the coupon. */
  readonly rowPrice: bigint
  /** The coupon's discount on the row. */
  readonly couponShare: bigint
  readonly qty: number
  /** Pieces refunded before. */
  readonly done: number
  /** Pieces to refund now. */
  readonly asked: number
}

interface Order {
  /** All lines of the order, including those without a refund. */
  readonly lines: readonly RefundLine[]
  readonly shippingCost: bigint
}

/** The price of the first pieces of a line after the coupon: cumulative, so that all parts add up to the whole. */
const upTo = (net: bigint, pieces: number, qty: number) => divide(net * BigInt(pieces), BigInt(qty), 'half-up')

/**
 * The amount for the pieces refunded now: their share of the price after the coupon, and the shipping once no piece
 * stays with the buyer. In any order and any portions, the amounts of a whole order add up to its total.
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
 * The refund in the currency that paid, for `amount` of `total` after `before`: cumulative again, so that a whole
 * order refunds exactly `paid`, whatever its rate was.
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
