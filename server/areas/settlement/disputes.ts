/** Disputes of card payments as they are stored. */
import { and, eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { cardDisputes } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'

export type Dispute = typeof cardDisputes.$inferSelect
type NewDispute = typeof cardDisputes.$inferInsert
type Changes = Pick<Dispute, 'state' | 'stateAt' | 'taken' | 'takenAt' | 'held' | 'lost' | 'closedAt'>

/** The dispute, locked, as it was before this event of it, and whether the event is the first. */
export async function openDispute(tx: Tx, dispute: NewDispute): Promise<{ before: Dispute; isNew: boolean }> {
  const [made] = await tx.insert(cardDisputes).values(dispute).onConflictDoNothing().returning()
  if (made) return { before: made, isNew: true }
  const { gateway, gatewayRef } = dispute
  const before = one(
    await tx
      .select()
      .from(cardDisputes)
      .where(and(eq(cardDisputes.gateway, gateway), eq(cardDisputes.gatewayRef, gatewayRef)))
      .for('update'),
  )
  return { before, isNew: false }
}

/** Changes a locked dispute, and returns it. */
export const changeDispute = async (tx: Tx, id: Dispute['id'], changes: Changes): Promise<Dispute> =>
  one(await tx.update(cardDisputes).set(changes).where(eq(cardDisputes.id, id)).returning())

/** Adds to what the marketplace bears of a dispute: USD minor units. */
export async function addBorne(tx: Tx, id: Dispute['id'], amount: bigint): Promise<void> {
  await tx
    .update(cardDisputes)
    .set({ borne: sql`${cardDisputes.borne} + ${amount}` })
    .where(eq(cardDisputes.id, id))
}
