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

/** The total that counts for a coupon in this shop: that of a shop's own coupon is 0 in every other. */
const countedIn = ({ shop }: Coupon, { shop: { id }, productTotal }: PricedShop) =>
  shop === null || shop.id === id ? productTotal : 0n

/** The total of the selected lines that count for a coupon: all, or those of its shop. USD minor units. */
export const countedTotal = (coupon: Coupon, { shops }: PricedCart): bigint =>
  sum(shops.map((shop) => countedIn(coupon, shop)))

/**
 * The cart with its coupon: the discount is split over the shops by their selected lines, largest remainder first,
 * and in the same way over the lines of a shop; a shop's own coupon is for its lines alone [rule.shop-voucher]. Free
 * shipping depends on the goods' price before the coupon.
 */
export function withCoupon(cart: PricedCart, coupon: Coupon | null): PricedCart {
  if (!coupon) return cart
  const cost = couponCost(coupon, countedTotal(coupon, cart))
  const parts =
    cost === 0n
      ? []
      : splitByLargestRemainder(
          cost,
          cart.shops.map((shop) => countedIn(coupon, shop)),
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
