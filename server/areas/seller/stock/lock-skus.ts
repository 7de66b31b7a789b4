import { and, asc, eq, inArray } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { skus } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../../kernel/http/refusal'
import type { SellerShop } from '../shop'

export type LockedSku = typeof skus.$inferSelect

/**
 * The variants of a list, in its order, locked until the transaction ends, in the order of their ids, as orders lock them. Throws
 * 2000019 if one is not the shop's, and 1000008 at the second position of one that occurs twice.
 */
export async function lockSkus(
  tx: Tx,
  shop: SellerShop,
  items: readonly { readonly sku_id: string }[],
): Promise<LockedSku[]> {
  const ids = items.map(({ sku_id: id }) => id)
  const again = ids.findIndex((id, place) => ids.indexOf(id) < place)
  if (again >= 0) throw fieldRefusal(Code.invalidParameter, [{ field: `items.${again}.sku_id`, rule: 'taken' }])
  const found = await tx
    .select()
    .from(skus)
    .where(and(eq(skus.shopId, shop.id), inArray(skus.id, ids.map(BigInt))))
    .orderBy(asc(skus.id))
    .for('no key update')
  if (found.length < ids.length) throw new Refusal(Code.notFound)
  const byId = new Map(found.map((row) => [String(row.id), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
