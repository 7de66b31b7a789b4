import { eq } from 'drizzle-orm'
import { users } from '../../../kernel/db/schema/accounts'
import type { Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { isAccountOpen } from '../../account/standing'
import type { ShopActor } from '../../seller/record'
import { sellerShop } from '../../seller/shop'
import type { ImportRow } from '../create'

/**
 * The actor of an import; null if the author may no longer manage the shop: the account is disabled or closed, or
 * will be, or the application withdrawn.
 */
export async function actorOfAuthor(tx: Tx, { userId, shopId }: ImportRow, at: Date): Promise<ShopActor | null> {
  const [user] = await tx.select({ role: users.role, email: users.email }).from(users).where(eq(users.id, userId))
  if (!user || !(await isAccountOpen(tx, userId))) return null
  try {
    const caller = { id: userId, role: user.role, email: user.email ?? '', leaving: false, guest: false }
    const shop = await sellerShop(tx, caller, { shop_id: String(shopId) })
    return shop.id === shopId ? { userId, byOperator: user.role === 'operator', shop, at } : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
