import { eq } from 'drizzle-orm'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'

/** Hides the shops of an account, or shows them again with null. Returns their ids. */
export async function hideShops(tx: Tx, ownerUserId: bigint, hiddenAt: Date | null): Promise<bigint[]> {
  const changed = await tx
    .update(shops)
    .set({ hiddenAt })
    .where(eq(shops.ownerUserId, ownerUserId))
    .returning({ id: shops.id })
  return changed.map(({ id }) => id)
}
