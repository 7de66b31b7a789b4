/** The states of products [state.product]. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { products } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import type { ProductState } from '@contract/base/product-constants'
import { IS_COMPLETE, productIn } from './product-state'

type Product = typeof products.$inferSelect

/** Moves a product to a state. The caller has locked it, and tells searches. */
export const moveProductTo = async (tx: Tx, id: bigint, state: ProductState, at: Date): Promise<Product> =>
  one(await tx.update(products).set(productIn(state, at)).where(eq(products.id, id)).returning())

/**
 * Takes all products of these shops off sale; those under review are again what they were before. Returns the ids of those
 * that were on sale.
 */
export async function takeOffSale(tx: Tx, shopIds: readonly bigint[], at: Date): Promise<bigint[]> {
  const ofShops = inArray(products.shopId, [...shopIds])
  const state = sql`case when ${products.listedAt} is null then 'draft' else 'withdrawn' end`
  await tx
    .update(products)
    .set({ state })
    .where(and(ofShops, eq(products.state, 'review')))
  const listed = await tx
    .update(products)
    .set(productIn('withdrawn', at))
    .where(and(ofShops, eq(products.hidden, false)))
    .returning({ id: products.id })
  return listed.map(({ id }) => id)
}

/**
 * Puts these products on sale again, but for those that an operator has blocked in the meantime, and those that lack
 * something.
 */
export async function putBackOnSale(tx: Tx, ids: readonly bigint[], at: Date): Promise<void> {
  if (ids.length === 0) return
  const ready = and(inArray(products.id, [...ids]), eq(products.state, 'withdrawn'), IS_COMPLETE)
  await tx.update(products).set(productIn('listed', at)).where(ready)
}
