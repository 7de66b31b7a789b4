import { includedTax, splitByLargestRemainder } from '@contract/rules/money'
import { zip } from '@contract/rules/lists'
import type { PricedCart, PricedShop } from './price-cart'
import { type Coupon, couponCost } from '../coupons/coupon'

const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n)

/** A shop with its share of the coupon, split over its lines by their cost; the rest includes tax. */
function reduceShop(shop: PricedShop, cost: bigint): PricedShop {
  if (cost === 0n) return shop
  const shares = splitByLargestRemainder(
    cost,
    shop.selected.map(({ rowMinor }) => rowMinor),
  )
  const selected = zip(shop.selected, shares).map(([line, couponMinor]) => ({ ...line, couponMinor }))
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
 * The cart with its coupon: the discount is split over the shops by their selected lines, largest remainder first,
 * and in the same way over the lines of a shop. Free shipping depends on the goods' price before the coupon.
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
