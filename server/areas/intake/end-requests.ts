/** The end of requests that no operator decides any more. */
import { and, eq, type SQL } from 'drizzle-orm'
import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { shopRequests } from '../../kernel/db/schema/ops'
import type { Tx } from '../../kernel/db/types'

const isOpen = eq(shopRequests.state, OUTCOMES.pending)

/** The condition of the requests to sell a product. */
export const listingOf = (productId: bigint) =>
  and(eq(shopRequests.productId, productId), eq(shopRequests.type, NOTICE_TYPES.product))

/** Withdraws the open requests that meet the condition, for their shop. */
export async function withdrawRequests(tx: Tx, which: SQL | undefined, at: Date): Promise<void> {
  const withdrawn = { state: OUTCOMES.failed, withdrawn: true, decidedAt: at }
  await tx.update(shopRequests).set(withdrawn).where(and(which, isOpen))
}

/** Refuses the open request to sell a product, as an operator's decision does; null if there is none. */
export async function refuseListing(tx: Tx, productId: bigint, remark: string, at: Date) {
  const [refused] = await tx
    .update(shopRequests)
    .set({ state: OUTCOMES.failed, remark, decidedAt: at })
    .where(and(listingOf(productId), isOpen))
    .returning({ id: shopRequests.id, userId: shopRequests.userId })
  return refused ?? null
}
