/** The buyer's statement: one row per movement of a wallet [field.record.kind]. */
import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { batch, partOf } from '../../kernel/db/batch'
import type { Direction, RecordType } from '@contract/base/wallet-states'
import { walletRecords } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'

interface Movement {
  readonly userId: bigint
  readonly wallet: { readonly code: string; readonly currency: string }
  readonly type: RecordType
  readonly direction: Direction
  /** Minor units of the wallet's currency, positive. */
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly transferId: bigint
  readonly at: Date
  readonly orderIds?: readonly bigint[]
}

/** The row of a completed movement. */
export function movementRow(movement: Movement) {
  const { userId, wallet, type, direction, amount, balanceAfter, transferId, at, orderIds } = movement
  return {
    userId,
    wallet: wallet.code,
    currency: wallet.currency,
    type,
    direction,
    amount,
    actualAmount: amount,
    balanceAfter,
    state: 'completed' as const,
    paymentMethod: type === 'payment' ? 'wallet' : '',
    orderIds: orderIds?.map(String),
    transferId,
    createdAt: at,
    approvedAt: at,
  }
}

/** Adds a completed movement; pending requests are written by their own area. Adds nothing for an amount of 0. */
export async function recordMovement(tx: Tx, movement: Movement): Promise<void> {
  if (movement.amount > 0n) await tx.insert(walletRecords).values(movementRow(movement))
}

const recorded = batch(walletRecords, [
  'userId',
  'wallet',
  'currency',
  'type',
  'direction',
  'amount',
  'actualAmount',
  'balanceAfter',
  'state',
  'paymentMethod',
  'orderIds',
  'transferId',
  'createdAt',
  'approvedAt',
])

/** A table expression that writes the rows in the part `records` of the document. */
export const RECORDED = sql`recorded as (${recorded.insert(partOf('records'))})`

export const recordedRows = recorded.rows

export type RecordRow = typeof walletRecords.$inferSelect
type NewRecord = typeof walletRecords.$inferInsert

/** Adds a record; null if a recharge by the same transfer is there already. */
export async function addRecordOnce(tx: Tx, record: NewRecord): Promise<RecordRow | null> {
  const [row] = await tx.insert(walletRecords).values(record).onConflictDoNothing().returning()
  return row ?? null
}

export const addRecord = async (tx: Tx, record: NewRecord): Promise<RecordRow> =>
  one(await tx.insert(walletRecords).values(record).returning())

type Changes = Partial<Omit<RecordRow, 'id' | 'userId'>>

export const changeRecord = async (tx: Tx, { id }: Pick<RecordRow, 'id'>, changes: Changes): Promise<RecordRow> =>
  one(await tx.update(walletRecords).set(changes).where(eq(walletRecords.id, id)).returning())
