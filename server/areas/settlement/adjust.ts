/** Corrections of what a shop has earned, by operators [money.settlement-adjust]. */
import { OUTCOMES, type Verdict } from '@contract/base/outcomes'
import { and, eq, sql } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { toMinor } from '@contract/rules/money'
import { SECOND_APPROVAL_OVER } from '@contract/rules/withdrawal'
import { settlementAdjustments as adjustments } from '../../kernel/db/schema/settlement'
import { rows } from '../../kernel/db/rows'
import type { Tx } from '../../kernel/db/types'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { platformAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { storeLeg } from './post-due'
import { addLine, storeOf } from './store'

export type AdjustmentRow = typeof adjustments.$inferSelect

/** What was moved for a shop on the day (UTC), in either direction: USD minor units. Adjustments of a shop are serialised. */
async function movedOn(tx: Tx, shopId: bigint, at: Date): Promise<bigint> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`adjustments:${shopId}`}, 0))`)
  const day = sql`date_trunc('day', ${adjustments.createdAt} at time zone 'UTC')`
  const { sum } = one(
    await tx
      .select({ sum: sql<string>`coalesce(sum(abs(${adjustments.amount})), 0)::text` })
      .from(adjustments)
      .where(
        and(
          eq(adjustments.shopId, shopId),
          eq(adjustments.state, 'done'),
          sql`${day} = date_trunc('day', ${at.toISOString()}::timestamptz at time zone 'UTC')`,
        ),
      ),
  )
  return BigInt(sum)
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/** Books an adjustment between the store and the marketplace. */
async function book(tx: Tx, { id, shopId, amount }: Pick<AdjustmentRow, 'id' | 'shopId' | 'amount'>, at: Date) {
  const store = await storeOf(tx, shopId)
  // the marketplace's own shop has nothing that is apart from the platform's
  if (store.userId === null) throw operationFailed('not_allowed')
  const { transferId } = await post(tx, {
    type: 'adjustment',
    reference: `adjust:${id}`,
    at,
    legs: [storeLeg(store, amount), { account: platformAccount('platform', BASE_CURRENCY), amount: -amount }],
  })
  await addLine(tx, { kind: 'adjust', store, due: { net: amount }, transferId, at })
  return transferId
}

interface Asked {
  readonly shopId: bigint
  /** USD minor units, not 0. */
  readonly amount: bigint
  readonly remark: string
  readonly operatorId: bigint
}

/** Throws not_allowed for the operator's own shop, and for a shop of the marketplace itself. */
async function requireOther(tx: Tx, shopId: bigint, operatorId: bigint): Promise<void> {
  const { userId } = await storeOf(tx, shopId)
  if (userId === null || userId === operatorId) throw operationFailed('not_allowed')
}

/** Corrects what a shop has earned, or leaves it to a second operator above 1,000 USD a day. */
export async function adjustStore(tx: Tx, asked: Asked, at: Date): Promise<AdjustmentRow> {
  const { shopId, amount, operatorId } = asked
  await requireOther(tx, shopId, operatorId)
  const most = toMinor(SECOND_APPROVAL_OVER, BASE_CURRENCY)
  const needsTwo = (await movedOn(tx, shopId, at)) + size(amount) > most
  const next = sql`select nextval('settlement_adjustments_id_seq')::text as id`
  const { id } = one(await rows<{ id: string }>(tx, next))
  const made = { id: BigInt(id), ...asked, createdAt: at }
  const done = needsTwo
    ? ({ state: 'review' } as const)
    : ({ state: 'done', transferId: await book(tx, made, at), decidedAt: at } as const)
  return one(
    await tx
      .insert(adjustments)
      .values({ ...made, ...done })
      .returning(),
  )
}

/**
 * Decides an adjustment that waits. Throws 2000019 for an unknown one, and not_allowed for one that was decided and for
 * an approval by the operator who asked for it.
 */
export async function decideAdjustment(
  tx: Tx,
  { id, state, operatorId }: { id: bigint; state: Verdict; operatorId: bigint },
  at: Date,
): Promise<AdjustmentRow> {
  const [asked] = await tx.select().from(adjustments).where(eq(adjustments.id, id)).for('update')
  if (!asked) throw new Refusal(Code.notFound)
  if (asked.state !== 'review' || (state === OUTCOMES.success && asked.operatorId === operatorId))
    throw operationFailed('not_allowed')
  if (state === OUTCOMES.success) await requireOther(tx, asked.shopId, operatorId)
  const decided =
    state === OUTCOMES.success
      ? ({ state: 'done', transferId: await book(tx, asked, at) } as const)
      : ({ state: 'refused' } as const)
  return one(
    await tx
      .update(adjustments)
      .set({ ...decided, secondOperatorId: operatorId, decidedAt: at })
      .where(eq(adjustments.id, id))
      .returning(),
  )
}
