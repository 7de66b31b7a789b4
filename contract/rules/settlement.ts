/** What an order owes its shop, for server and console [money.settlement]: USD minor units. */
import { divide } from './money'

export interface SettledLine {
  /** The price of all its pieces before the coupon. */
  readonly rowPrice: bigint
  /** The coupon's discount on the row. */
  readonly couponShare: bigint
  readonly qty: number
  /** Pieces that were refunded. */
  readonly done: number
  /** Hundredths of a percent of what the pieces that are kept cost. */
  readonly commissionBps: number
}

/** Who bears the discount of a coupon: the marketplace pays it to the shop, or the shop sells for less. */
export type CouponBearer = 'platform' | 'shop'

/** Who has the cash of an order that is paid on delivery. */
export const CASH_HOLDERS = ['shop', 'platform'] as const
export type CashHolder = (typeof CASH_HOLDERS)[number]

export interface Terms {
  readonly shippingCost: bigint
  readonly couponBearer: CouponBearer
  /** The fee of a card: hundredths of a percent of what stays paid, and once an order. Both 0 unless a card paid. */
  readonly cardFeeBps: number
  readonly cardFeeFixed: bigint
  /** What the payer's bank took back after a dispute, at most what stays paid. */
  readonly lost: bigint
}

export interface Due {
  /** What stays paid: goods after the coupon, and the shipping as long as a piece is kept. */
  readonly goods: bigint
  readonly shipping: bigint
  /** What the marketplace adds for its coupon. */
  readonly promotion: bigint
  readonly commission: bigint
  readonly fee: bigint
  /** For the shop: goods + shipping + promotion − commission − fee. */
  readonly net: bigint
}

export const NOTHING_DUE: Due = { goods: 0n, shipping: 0n, promotion: 0n, commission: 0n, fee: 0n, net: 0n }

const upTo = (of: bigint, pieces: number, qty: number) => divide(of * BigInt(pieces), BigInt(qty), 'half-up')
const bps = (of: bigint, rate: number) => divide(of * BigInt(rate), 10_000n, 'half-up')

/** The goods that are kept: their price before and after the coupon, as refundAmount left them. */
function keptOf({ rowPrice, couponShare, qty, done }: SettledLine): { gross: bigint; net: bigint } {
  const net = rowPrice - couponShare
  return { gross: rowPrice - upTo(rowPrice, done, qty), net: net - upTo(net, done, qty) }
}

/**
 * What is due for the pieces that are kept, counted from the whole: settling and taking back in any portions come to
 * the same, and an order of which nothing stays leaves nothing. The shipping bears no commission. A loss takes its part
 * of goods, promotion and commission. Throws a RangeError for a loss that is larger than what stays.
 */
export function dueOf(lines: readonly SettledLine[], terms: Terms): Due {
  const { couponBearer, cardFeeBps, cardFeeFixed, lost } = terms
  let goods = 0n
  let coupon = 0n
  let commission = 0n
  for (const line of lines) {
    const { gross, net } = keptOf(line)
    const promoted = couponBearer === 'platform' ? gross - net : 0n
    goods += net
    coupon += promoted
    commission += bps(net + promoted, line.commissionBps)
  }
  const shipping = lines.some(({ qty, done }) => done < qty) ? terms.shippingCost : 0n
  const whole = goods + shipping
  if (lost < 0n || lost > whole) throw new RangeError(`${lost} of ${whole} cannot be lost`)
  const kept = whole - lost
  const part = (of: bigint) => (lost === 0n ? of : divide(of * kept, whole, 'half-up'))
  const keptShipping = part(shipping)
  const due = {
    goods: kept - keptShipping,
    shipping: keptShipping,
    promotion: part(coupon),
    commission: part(commission),
    fee: kept > 0n && (cardFeeBps > 0 || cardFeeFixed > 0n) ? bps(kept, cardFeeBps) + cardFeeFixed : 0n,
  }
  return { ...due, net: kept + due.promotion - due.commission - due.fee }
}

/** The change from one count to another. */
export function changeOf(before: Due, after: Due): Due {
  return {
    goods: after.goods - before.goods,
    shipping: after.shipping - before.shipping,
    promotion: after.promotion - before.promotion,
    commission: after.commission - before.commission,
    fee: after.fee - before.fee,
    net: after.net - before.net,
  }
}
