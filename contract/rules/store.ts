/** The rules of a store's name, texts and shipping costs, on both sides [field.store.settings]. */
import { toMinor } from './money'

export const SHOP_NAME_MIN = 2
export const SHOP_NAME_MAX = 60
export const STORE_ADDRESS_MAX = 300
export const STORE_TEXT_MAX = 2_000
/** The shipping methods that a store can offer; the first in its list is its standard one, which can be free. */
export const SHIPPING_KINDS = ['standard', 'express', 'green', 'cool'] as const
export type ShippingKind = (typeof SHIPPING_KINDS)[number]
/** Days. */
export const SHIPPING_DAYS_MAX = 90
/** USD. */
export const SHIPPING_COST_MAX = 1_000
export const FREE_SHIPPING_MAX = 100_000
/** How many best sellers a dashboard lists. */
export const BEST_SELLERS = 5
/** How long a code for the seller site is valid, in seconds. */
export const SELLER_PASS_LIFE_S = 60

/** Whether a name has 2 to 60 characters, in any script. Trim it first. */
export function isShopName(name: string): boolean {
  const { length } = [...name]
  return length >= SHOP_NAME_MIN && length <= SHOP_NAME_MAX
}

/** USD minor units of an amount from 0 to `max` dollars with at most two decimals; null for anything else. */
export function shippingMinor(amount: string, max: number): bigint | null {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return null
  const minor = toMinor(amount, 'USD')
  return minor <= BigInt(max) * 100n ? minor : null
}
