/** What a coupon takes off a priced cart (gaps §3, §4 and §6). Pure; USD minor units. */
import { divide, includedTax, splitByLargestRemainder } from '@contract/rules/money'
import type { PricedCart, PricedShop } from '../cart/price-cart'

/** A coupon that counts for its buyer at this moment. */
export interface Coupon {
  readonly id: bigint
  readonly code: string
  readonly kind: 'amount' | 'percent'
  readonly amountMinor: bigint | null
  /** 1 to 90. */
  readonly percent: number | null
  readonly maxMinor: bigint | null
  /** What the selected lines must come to. */
  readonly minMinor: bigint
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/**
 * What a coupon takes off selected lines that come to `total`: 0 below its minimum. A percentage is rounded half-up
 * and stops at its limit; no coupon pays for shipping.
 */
export function couponCost({ kind, amountMinor, percent, maxMinor, minMinor }: Coupon, total: bigint): bigint {
  if (total < minMinor || total === 0n) return 0n
  if (kind === 'amount') return least(amountMinor ?? 0n, total)
  const share = divide(total * BigInt(percent ?? 0), 100n, 'half-up')
  return least(share, maxMinor ?? share)
}

const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n)

/** A shop with its part of the coupon, which its lines share by what they cost; tax is contained in what is left. */
function reduceShop(shop: PricedShop, cost: bigint): PricedShop {
  if (cost === 0n) return shop
  const shares = splitByLargestRemainder(
    cost,
    shop.selected.map(({ rowMinor }) => rowMinor),
  )
  const selected = shop.selected.map((line, index) => ({ ...line, couponMinor: shares[index] }))
  const reduced = new Map(selected.map((line) => [line.itemId, line]))
  return {
    ...shop,
    selected,
    lines: shop.lines.map((line) => reduced.get(line.itemId) ?? line),
    couponCost: cost,
    taxTotal: sum(
      selected.map(({ rowMinor, couponMinor, goods }) => includedTax(rowMinor - couponMinor, goods.taxRateBps)),
    ),
  }
}

/**
 * The cart with its coupon: what it takes off is split over the shops by their selected lines, largest remainder
 * first, and within a shop over its lines in the same way. Free shipping goes by the goods' price without the coupon.
 */
export function withCoupon(cart: PricedCart, coupon: Coupon | null): PricedCart {
  if (!coupon) return cart
  const cost = couponCost(coupon, cart.productTotal)
  const parts =
    cost === 0n
      ? []
      : splitByLargestRemainder(
          cost,
          cart.shops.map(({ productTotal }) => productTotal),
        )
  const shops = cart.shops.map((shop, index) => reduceShop(shop, parts[index] ?? 0n))
  return {
    ...cart,
    shops,
    coupon,
    couponCost: cost,
    taxTotal: sum(shops.map(({ taxTotal }) => taxTotal)),
    grandTotal: cart.grandTotal - cost,
  }
}
