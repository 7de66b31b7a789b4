/** Recharges and withdrawals as operators see them [field.request.parts]. */
import { OUTCOMES, type Outcome } from '@contract/base/outcomes'
import { and, eq, inArray } from 'drizzle-orm'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { OpsRequest } from '@contract/entities/ops'
import { toDecimal } from '@contract/rules/money'
import { OPEN_STATES } from '@contract/base/wallet-states'
import { users } from '../../kernel/db/schema/accounts'
import { walletRecords, type Payout, type StoredRecordState } from '../../kernel/db/schema/ledger'
import type { Db } from '../../kernel/db/types'
import type { Place } from '../audit/decidable'
import { requestList } from '../audit/request-list'
import { addressOf } from '../uploads/addresses'
import { approvalsNeeded } from './approvals'
import type { RecordRow } from '../ledger/records'
import { ENDED_STATES, isOpenState } from './record'

type Kind = 'recharge' | 'withdraw'
interface Found {
  readonly record: RecordRow
  readonly user: { readonly name: string; readonly email: string }
}

const STATES: Record<Outcome, readonly StoredRecordState[]> = {
  [OUTCOMES.failed]: ENDED_STATES,
  [OUTCOMES.pending]: OPEN_STATES,
  [OUTCOMES.success]: ['completed'],
}

function outcomeOf(state: StoredRecordState): Outcome {
  if (state === 'completed') return OUTCOMES.success
  return isOpenState(state) ? OUTCOMES.pending : OUTCOMES.failed
}

/** The lines with the payout account; empty fields are left out. */
function payoutDetails(payout: Payout | null): Record<string, string> {
  if (payout === null) return {}
  if (payout.to === 'virtual_wallet') return { virtual_wallet: payout.address }
  const { bankName, accountName, accountNumber, routingNumber } = payout
  return {
    bank_name: bankName,
    bank_account_name: accountName,
    bank_account_number: accountNumber,
    bank_routing_number: routingNumber,
  }
}

function detailsOf(row: RecordRow): Record<string, string> {
  const { wallet, paymentMethod, transactionId, remark, payout } = row
  const all = {
    wallet,
    payment_method: paymentMethod,
    transaction_id: transactionId ?? '',
    remark,
    ...payoutDetails(payout),
  }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''))
}

/** Approvals: for decided requests the number that was needed, for pending ones the number needed today. */
async function approvalsOf(db: Db, row: RecordRow, now: Date) {
  const { type, state, firstOperatorId } = row
  const given = firstOperatorId === null ? 0 : 1
  if (type === 'recharge') return { approvals: state === 'completed' ? 1 : 0, approvals_needed: 1 }
  if (state === 'completed') return { approvals: given + 1, approvals_needed: given + 1 }
  const isTwo = firstOperatorId !== null || (isOpenState(state) && (await approvalsNeeded(db, row, now)) === 2)
  return { approvals: given, approvals_needed: isTwo ? 2 : 1 }
}

async function present(db: Db, { record, user }: Found, place: Place): Promise<OpsRequest> {
  const { id, type, userId, amount, currency, state, message, proof, createdAt, approvedAt } = record
  return {
    id: String(id),
    type: type === 'recharge' ? NOTICE_TYPES.recharge : NOTICE_TYPES.withdrawal,
    state: outcomeOf(state),
    withdrawn: state === 'recalled',
    user: { user_id: String(userId), ...user },
    amount: { currency, amount: toDecimal(amount, currency) },
    ...(await approvalsOf(db, record, place.now)),
    remark: message,
    created_at: createdAt.toISOString(),
    decided_at: approvedAt?.toISOString() ?? null,
    details: detailsOf(record),
    files: proof === null ? {} : { proof: addressOf(proof, place) },
  }
}

const { id, createdAt, approvedAt: decidedAt } = walletRecords

/** Lists recharges or withdrawals for operators. Card payments are not included: the gateway decides them. */
export const walletRequests = (kind: Kind) =>
  requestList<Found>({
    table: walletRecords,
    columns: { id, createdAt, decidedAt },
    among: and(
      eq(walletRecords.type, kind),
      kind === 'recharge' ? eq(walletRecords.paymentMethod, 'offline') : undefined,
    ),
    inState: (state) => inArray(walletRecords.state, [...STATES[state]]),
    select: (db, { where, orderBy }) =>
      db
        .select({ record: walletRecords, user: { name: users.firstname, email: users.email } })
        .from(walletRecords)
        .innerJoin(users, eq(users.id, walletRecords.userId))
        .where(where)
        .orderBy(...orderBy),
    async present(db, rows, place) {
      const list: OpsRequest[] = []
      for (const each of rows) list.push(await present(db, each, place))
      return list
    },
  })
