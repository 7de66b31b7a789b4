/** A row of the statement that waits for a decision [state.wallet-record]. */
import { and, eq } from 'drizzle-orm'
import { OPEN_STATES, type RecordType } from '@contract/wallet-states'
import { one } from '@contract/rules/lists'
import { ledgerAccounts, walletRecords } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'
import { requirePending } from '../audit/request-list'

export type Row = typeof walletRecords.$inferSelect
type Changes = Partial<Omit<Row, 'id' | 'userId'>>

/** The remark of a withdrawal that its owner took back; nobody types remarks of withdrawals. */
export const RECALLED = 'recalled'

export const walletOf = ({ wallet, currency }: Pick<Row, 'wallet' | 'currency'>) => ({ code: wallet, currency })

export async function addRecord(tx: Tx, record: typeof walletRecords.$inferInsert): Promise<Row> {
  const row = one(await tx.insert(walletRecords).values(record).returning())
  return row
}

export async function changeRecord(tx: Tx, { id }: Row, changes: Changes): Promise<Row> {
  const row = one(await tx.update(walletRecords).set(changes).where(eq(walletRecords.id, id)).returning())
  return row
}

/**
 * A record of this type, locked, that nothing has decided. Throws 2000019 for one that is not there or, with an owner,
 * another user's; 2000018 not_allowed for one that is decided.
 */
export async function lockOpen(tx: Tx, asked: { id: bigint; type: RecordType; userId?: bigint }): Promise<Row> {
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
  const open: readonly string[] = OPEN_STATES
  return requirePending(row, ({ state }) => open.includes(state))
}

/** What the owner can spend of a wallet: minor units of its currency. */
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
