/** The buyer's statement: one row per movement of a wallet [field.record.kind]. */
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
