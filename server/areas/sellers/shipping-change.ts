/** A store's shipping settings, and their validation [field.store.settings]. */
import { eq } from 'drizzle-orm'
import type { StoreShipping } from '@contract/entities/store'
import { FREE_SHIPPING_MAX, SHIPPING_COST_MAX, shippingMinor } from '@contract/rules/store'
import { shops, shopShippingMethods } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { SHIPPING_NAMES } from './shipping-names'

/** Whether each method is listed once, with a valid range of days, and every cost is a valid amount in USD. */
export function isShipping({ free_from, methods = [] }: StoreShipping): boolean {
  const kinds = new Set(methods.map(({ method }) => method))
  if (kinds.size !== methods.length) return false
  if (free_from && shippingMinor(free_from, FREE_SHIPPING_MAX) === null) return false
  return methods.every(
    ({ cost, eta_from, eta_to }) => shippingMinor(cost, SHIPPING_COST_MAX) !== null && eta_from <= eta_to,
  )
}

/** Writes the given fields; placed orders keep their shipping. Check with `isShipping` first. */
export async function changeShipping(tx: Tx, shopId: bigint, { free_from, methods }: StoreShipping): Promise<void> {
  if (free_from !== undefined) {
    const freeShippingFromMinor = free_from === null ? null : shippingMinor(free_from, FREE_SHIPPING_MAX)
    await tx.update(shops).set({ freeShippingFromMinor }).where(eq(shops.id, shopId))
  }
  if (methods === undefined) return
  await tx.delete(shopShippingMethods).where(eq(shopShippingMethods.shopId, shopId))
  await tx.insert(shopShippingMethods).values(
    methods.map(({ method, cost, eta_from, eta_to }, position) => ({
      shopId,
      method,
      names: SHIPPING_NAMES[method],
      costMinor: shippingMinor(cost, SHIPPING_COST_MAX) ?? 0n,
      etaFromDays: eta_from,
      etaToDays: eta_to,
      position,
    })),
  )
}
