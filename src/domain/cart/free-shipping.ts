import { BASE_CURRENCY } from '@contract/base/constants'
import type { CartShop } from '@contract/entities/cart'
import { toDecimal, toMinor } from '@contract/rules/money'

/**
 * How far a shop's selected lines are from free shipping: the missing amount in USD, null once it is reached, and the
 * share in percent. Null when the shop has no such offer, or nothing of it is selected.
 */
export function freeShipping({
  free_shipping_from: from,
  product_total: total,
}: Pick<CartShop, 'free_shipping_from' | 'product_total'>): { missing: string | null; percent: number } | null {
  if (from === null) return null
  const goal = toMinor(from, BASE_CURRENCY)
  const now = toMinor(total, BASE_CURRENCY)
  if (now === 0n || goal === 0n) return null
  if (now >= goal) return { missing: null, percent: 100 }
  return { missing: toDecimal(goal - now, BASE_CURRENCY), percent: Number((now * 100n) / goal) }
}
