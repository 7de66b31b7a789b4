import { eq } from 'drizzle-orm'
import type { ShopRequest } from '@contract/entities/shop-request'
import { one } from '@contract/rules/lists'
import { shopRequests } from '../../kernel/db/schema/ops'
import type { Tx } from '../../kernel/db/types'
import { notifyOfDecision } from './notice'
import { presentRequest, selectRequests } from './present'

type NewRequest = typeof shopRequests.$inferInsert & { readonly createdAt: Date }

/** Stores a request and notifies the seller that it is under review. The caller has checked who owns the product. */
export async function askOperators(tx: Tx, request: NewRequest): Promise<ShopRequest> {
  const { id } = one(await tx.insert(shopRequests).values(request).returning({ id: shopRequests.id }))
  const row = one(await selectRequests(tx).where(eq(shopRequests.id, id)))
  await notifyOfDecision(tx, row, { state: 0, remark: '', at: request.createdAt })
  return presentRequest(row)
}
