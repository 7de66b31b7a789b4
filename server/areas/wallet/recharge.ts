/** Recharges by transfer [rule.recharge-min] [const.recharge-limit]. */
import { addRecordOnce } from '../ledger/records'
import { OUTCOMES } from '@contract/base/outcomes'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { RECHARGES_IN_S, RECHARGES_MAX } from '@contract/rules/recharge'
import { one } from '@contract/rules/lists'
import { walletRecords } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { platformAccount, userAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { takeUpload } from '../uploads/keep'
import { rechargeAmount, requireTransactionId, requireWallet } from './wallet-input'
import { notifyOfRequest } from './notice'
import { presentRecord } from './present'
import { changeRecord } from '../ledger/records'
import type { RecordRow } from '../ledger/records'
import { spendable, walletOf } from './record'

/**
 * Throws 2000030 if the user has reached the limit. One user's requests are serialised, so that the limit also holds
 * for two at once.
 */
async function checkLimit(tx: Tx, userId: bigint, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recharge:${userId}`}, 0))`)
  const since = new Date(now.getTime() - RECHARGES_IN_S * 1_000)
  const { sent } = one(
    await tx
      .select({ sent: count() })
      .from(walletRecords)
      .where(
        and(
          eq(walletRecords.userId, userId),
          eq(walletRecords.type, 'recharge'),
          eq(walletRecords.paymentMethod, 'offline'),
          gt(walletRecords.createdAt, since),
        ),
      ),
  )
  if (sent >= RECHARGES_MAX) throw new Refusal(Code.rechargeLimit)
}

/** Writes the record. Throws 2000028 if its transaction id exists, also in a race. */
async function addOnce(tx: Tx, record: typeof walletRecords.$inferInsert): Promise<RecordRow> {
  const row = await addRecordOnce(tx, record)
  if (!row) throw new Refusal(Code.transactionExists)
  return row
}

interface Asked {
  readonly userId: bigint
  readonly wallet: { readonly code: string; readonly currency: string }
  /** Minor units of the wallet's currency. */
  readonly amount: bigint
  readonly transactionId: string
  /** The name of the picture in the file store. */
  readonly proof: string | null
  readonly remark?: string
}

/** Writes an offline recharge for review. Throws 2000028 if its transaction id exists. */
export async function openRecharge(tx: Tx, asked: Asked, at: Date): Promise<RecordRow> {
  const { userId, wallet, amount, transactionId, proof, remark = '' } = asked
  return addOnce(tx, {
    userId,
    wallet: wallet.code,
    currency: wallet.currency,
    type: 'recharge',
    direction: 'income',
    amount,
    actualAmount: 0n,
    balanceAfter: await spendable(tx, userId, wallet.code),
    state: 'review',
    remark,
    paymentMethod: 'offline',
    transactionId,
    proof,
    createdAt: at,
  })
}

export const rechargeHandler = handle('recharge', async (context) => {
  const { db: tx, fields, user, now } = context
  const wallet = await requireWallet(tx, fields.wallet)
  const amount = rechargeAmount(fields.amount, wallet)
  const transactionId = requireTransactionId(fields.transaction_id)
  await checkLimit(tx, user.id, now)
  const proof = await takeUpload(tx, { id: BigInt(fields.proof), userId: user.id, purpose: 'proof' }, now)
  const asked = { userId: user.id, wallet, amount, transactionId, proof, remark: fields.remark?.trim() }
  const row = await openRecharge(tx, asked, now)
  if (proof === null) throw new Refusal(Code.notFound)
  await notifyOfRequest(tx, row, OUTCOMES.pending, now)
  return presentRecord(tx, row, context)
})

/**
 * Completes a recharge: adds the amount to its owner's wallet and updates the record, which is locked and open.
 * Returns the updated record.
 */
export async function creditRecharge(tx: Tx, row: RecordRow, at: Date, message = ''): Promise<RecordRow> {
  const { id, userId, amount, currency } = row
  const { transferId, balances } = await post(tx, {
    type: 'recharge',
    reference: `recharge:${id}`,
    at,
    legs: [
      { account: userAccount(userId, walletOf(row)), amount },
      { account: platformAccount('bank', currency), amount: -amount },
    ],
  })
  const balanceAfter = balances[0] ?? 0n
  const changes = {
    state: 'completed' as const,
    actualAmount: amount,
    balanceAfter,
    transferId,
    message,
    approvedAt: at,
  }
  return changeRecord(tx, row, changes)
}
