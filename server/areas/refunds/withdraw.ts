/** Withdrawing a refund request. */
import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { refundEvents, refunds } from '../../kernel/db/schema/aftersale'
import type { Tx } from '../../kernel/db/types'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import type { RefundRow } from './present'

/**
 * Throws 2000019 for another buyer's, 2000013 for one that was withdrawn, 2000018 not_allowed for one that was
 * decided.
 */
export async function withdrawRefund(tx: Tx, userId: bigint, refundId: bigint, at: Date): Promise<RefundRow> {
  const own = and(eq(refunds.id, refundId), eq(refunds.userId, userId))
  const [refund] = await tx.select().from(refunds).where(own).for('update')
  if (!refund) throw new Refusal(Code.notFound)
  if (refund.state === 'cancelled') throw new Refusal(Code.returnCancelled)
  if (refund.state !== 'review') throw operationFailed('not_allowed')
  const withdrawn = one(
    await tx.update(refunds).set({ state: 'cancelled', decidedAt: at }).where(eq(refunds.id, refundId)).returning(),
  )
  await tx.insert(refundEvents).values({ refundId, state: 'cancelled', at })
  return withdrawn
}
