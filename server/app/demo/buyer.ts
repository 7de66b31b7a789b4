/** The history of the demo's buyer: orders, a cart, and read notices. */
import { and, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { addLine } from '../../areas/cart/lines'
import { addresses } from '../../kernel/db/schema/accounts'
import { notices } from '../../kernel/db/schema/notices'
import type { Tx } from '../../kernel/db/types'
import type { Inserted } from './insert/products'
import { createDemoOrders } from './orders'
import { pickSku } from './pick-sku'
import { CART } from './vocabulary/orders'

export async function insertBuyersPast(tx: Tx, userId: bigint, made: readonly Inserted[], now: Date): Promise<void> {
  const ofBuyer = eq(addresses.userId, userId)
  const [home] = await tx
    .select()
    .from(addresses)
    .where(and(ofBuyer, eq(addresses.isDefault, true)))
  if (!home) throw new Error('The buyer has no address.')
  await createDemoOrders(tx, { userId, addressId: home.id, made, now })
  for (const [index, [art, qty]] of Object.entries(CART).entries()) {
    await addLine(tx, { userId, skuId: await pickSku(tx, made, art), qty, createdAt: now }, index)
  }
  const yesterday = new Date(now.getTime() - DAY_MS)
  await tx
    .update(notices)
    .set({ readAt: yesterday })
    .where(and(eq(notices.userId, userId), lt(notices.createdAt, yesterday)))
}
