/** Recharges and withdrawals for operators to decide [money.withdrawal]. */
import { OUTCOMES } from '@contract/base/outcomes'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/db/types'
import { operationFailed } from '../../kernel/http/refusal'
import type { Decidable, Decision } from '../audit/decidable'
import { approvalsNeeded } from './approvals'
import { walletRequests } from './requests'
import { notifyOfRequest } from './notice'
import { creditRecharge } from './recharge'
import { changeRecord } from '../ledger/records'
import type { RecordRow } from '../ledger/records'
import { lockOpen } from './record'
import { failWithdrawal, payOut } from './withdraw'

/** The record to decide, locked. Throws permission if it is the operator's own money. */
async function lockRequest(tx: Tx, { id, operatorId }: Decision, type: 'recharge' | 'withdraw'): Promise<RecordRow> {
  const row = await lockOpen(tx, { id, type })
  if (row.userId === operatorId) throw operationFailed('permission')
  return row
}

async function decideRecharge(tx: Tx, decision: Decision): Promise<void> {
  const { state, remark, at } = decision
  const asked = await lockRequest(tx, decision, 'recharge')
  // the gateway decides card payments
  if (asked.paymentMethod !== 'offline') throw operationFailed('not_allowed')
  const decided =
    state === OUTCOMES.success
      ? await creditRecharge(tx, asked, at, remark)
      : await changeRecord(tx, asked, { state: 'failed', message: remark, approvedAt: at })
  await notifyOfRequest(tx, decided, state, at, remark)
}

/**
 * Records the first of two approvals. Throws not_allowed if the same operator gives both. Decisions about one account
 * are serialised, because two at once would each miss the other in the day's total.
 */
async function isFirstOfTwo(tx: Tx, asked: RecordRow, { operatorId, remark, at }: Decision): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals:${asked.userId}`}, 0))`)
  if (asked.firstOperatorId === null && (await approvalsNeeded(tx, asked, at)) === 1) return false
  if (asked.firstOperatorId === operatorId) throw operationFailed('not_allowed')
  if (asked.firstOperatorId !== null) return false
  const reviewed = await changeRecord(tx, asked, { state: 'review', firstOperatorId: operatorId, message: remark })
  await notifyOfRequest(tx, reviewed, OUTCOMES.pending, at, remark)
  return true
}

async function decideWithdrawal(tx: Tx, decision: Decision): Promise<void> {
  const { state, remark, at } = decision
  const asked = await lockRequest(tx, decision, 'withdraw')
  if (state === OUTCOMES.success && (await isFirstOfTwo(tx, asked, decision))) return
  const decided =
    state === OUTCOMES.success ? await payOut(tx, asked, at, remark) : await failWithdrawal(tx, asked, at, remark)
  await notifyOfRequest(tx, decided, state, at, remark)
}

export const rechargeRequests: Decidable = {
  ...walletRequests('recharge'),
  decide: decideRecharge,
}

/**
 * If an account withdraws more than 1,000 USD in a day, two operators are needed: after the first approval it stays
 * pending.
 */
export const withdrawalRequests: Decidable = {
  ...walletRequests('withdraw'),
  decide: decideWithdrawal,
}
