/** The shop of a call [role.shop-calls]. */
import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { sellers } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { fieldRefusal, operationFailed, Refusal } from '../../kernel/http/refusal'
import type { Caller } from '../../kernel/sessions/caller'

export interface SellerShop {
  readonly id: bigint
  /** The owner's account; null: the marketplace's own shop. */
  readonly ownerUserId: bigint | null
  readonly trusted: boolean
  /** Up to this number of pieces, the stock of a variant is low. */
  readonly lowStockAt: number
}

const columns = {
  id: shops.id,
  ownerUserId: shops.ownerUserId,
  trusted: shops.trusted,
  lowStockAt: shops.lowStockAt,
}

/** The shop of a seller with an approved application. Throws 2000018 permission for others. */
async function ownShop(db: Db, userId: bigint): Promise<SellerShop> {
  const [shop] = await db
    .select(columns)
    .from(shops)
    .innerJoin(sellers, and(eq(sellers.userId, shops.ownerUserId), eq(sellers.state, 1)))
    .where(eq(shops.ownerUserId, userId))
  if (!shop) throw operationFailed('permission')
  return shop
}

/**
 * A seller's own shop, regardless of `shop_id`; for operators the shop `shop_id`. Throws 2000018 permission for a seller
 * without an approved shop, 1000009 if an operator names none, and 2000019 for an unknown one.
 */
export async function sellerShop(
  db: Db,
  user: Caller,
  { shop_id }: { readonly shop_id?: string },
): Promise<SellerShop> {
  if (user.role !== 'operator') return ownShop(db, user.id)
  if (shop_id === undefined) throw fieldRefusal(Code.missingParameters, [{ field: 'shop_id', rule: 'required' }])
  const [shop] = await db
    .select(columns)
    .from(shops)
    .where(eq(shops.id, BigInt(shop_id)))
  if (!shop) throw new Refusal(Code.notFound)
  return shop
}
