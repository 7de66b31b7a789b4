import { and, eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { cardRefunds } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'

export type Refund = typeof cardRefunds.$inferSelect
type NewRefund = typeof cardRefunds.$inferInsert

/** Queues a refund; null if one with its reference is there already. */
export async function addCardRefund(tx: Tx, refund: NewRefund): Promise<Refund | null> {
  const [added] = await tx.insert(cardRefunds).values(refund).onConflictDoNothing().returning()
  return added ?? null
}

/** The caller has locked the refund. */
export const changeCardRefund = async (
  tx: Tx,
  { id }: Pick<Refund, 'id'>,
  changes: Partial<Omit<Refund, 'id'>>,
): Promise<Refund> => one(await tx.update(cardRefunds).set(changes).where(eq(cardRefunds.id, id)).returning())

/** Notes that the gateway has a refund, unless it has ended meanwhile. */
export async function noteSent(tx: Tx, { id }: Pick<Refund, 'id'>, gatewayRef: string | null): Promise<void> {
  const waits = and(eq(cardRefunds.id, id), eq(cardRefunds.state, 'queued'))
  await tx.update(cardRefunds).set({ gatewayRef, state: 'sent' }).where(waits)
}
