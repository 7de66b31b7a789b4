/** A pending row of the statement [state.wallet-record]. */
import { and, eq } from 'drizzle-orm'
import { OPEN_STATES, type RecordType } from '@contract/base/wallet-states'
import { ledgerAccounts, walletRecords, type StoredRecordState } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'
import { requirePending } from '../audit/request-list'
import type { RecordRow } from '../ledger/records'

/** Not paid out, and no longer waiting. */
export const ENDED_STATES: readonly StoredRecordState[] = ['failed', 'recalled']

const OPEN: ReadonlySet<string> = new Set(OPEN_STATES)
export const isOpenState = (state: StoredRecordState) => OPEN.has(state)

export const walletOf = ({ wallet, currency }: Pick<RecordRow, 'wallet' | 'currency'>) => ({ code: wallet, currency })

/**
 * A pending record of this type, locked. Throws 2000019 for an unknown one or, with an owner, another user's; 2000018
 * not_allowed for one that was decided.
 */
export async function lockOpen(tx: Tx, asked: { id: bigint; type: RecordType; userId?: bigint }): Promise<RecordRow> {
  const { id, type, userId } = asked
  const [row] = await tx
    .select()
    .from(walletRecords)
    .where(
      and(
        eq(walletRecords.id, id),
        eq(walletRecords.type, type),
        userId === undefined ? undefined : eq(walletRecords.userId, userId),
      ),
    )
    .for('update')
  return requirePending(row, ({ state }) => isOpenState(state))
}

/** The owner's available balance in a wallet: minor units of its currency. */
export async function spendable(tx: Tx, userId: bigint, wallet: string): Promise<bigint> {
  const [account] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.userId, userId),
        eq(ledgerAccounts.wallet, wallet),
        eq(ledgerAccounts.kind, 'user_available'),
      ),
    )
  return account?.balance ?? 0n
}
