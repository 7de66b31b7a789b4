/** A coupon's discount on a priced cart [money.coupon] [money.coupon-split]. Pure; USD minor units. */
import { divide } from '@contract/rules/money'

/** A coupon that the buyer can use now. */
export interface Coupon {
  readonly id: bigint
  readonly code: string
  /** The shop whose products it is for and which bears the discount; null: the marketplace. */
  readonly shop: { readonly id: bigint; readonly name: string } | null
  readonly kind: 'amount' | 'percent'
  readonly amountMinor: bigint | null
  /** 1 to 90. */
  readonly percent: number | null
  readonly maxMinor: bigint | null
  /** The minimum total of the selected lines for which it counts. */
  readonly minMinor: bigint
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/**
 * A coupon's discount on selected lines with this `total`: 0 below its minimum. A percentage is rounded half-up and
 * capped; no coupon pays for shipping.
 */
export function couponCost({ kind, amountMinor, percent, maxMinor, minMinor }: Coupon, total: bigint): bigint {
  if (total < minMinor || total === 0n) return 0n
  if (kind === 'amount') return least(amountMinor ?? 0n, total)
  const share = divide(total * BigInt(percent ?? 0), 100n, 'half-up')
  return least(share, maxMinor ?? share)
}
