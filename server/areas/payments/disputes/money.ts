/** The ledger entries of a dispute. All of them use the platform account `disputed` of the charge's currency. */
import { and, eq } from 'drizzle-orm'
import type { payments } from '../../../kernel/db/schema/payments'
import { ledgerAccounts } from '../../../kernel/db/schema/ledger'
import type { Tx } from '../../../kernel/db/types'
import { platformAccount, userAccount } from '../../ledger/accounts'
import { post, type Leg } from '../../ledger/post'
import { recordMovement } from '../../ledger/records'
import { sourceOf } from '../end-refund'
import { coverWaiting } from '../../card-refunds/cover'
import type { Dispute } from '../../settlement/disputes'
import { spreadLoss } from '../../settlement/spread-loss'

export type Payment = typeof payments.$inferSelect

const book = (tx: Tx, { id, currency }: Dispute, amount: bigint, against: readonly Leg[], at: Date) =>
  post(tx, {
    type: 'dispute',
    reference: `dispute:${id}`,
    at,
    legs: [...against, { account: platformAccount('disputed', currency), amount }],
  })

/** The gateway has taken the money, or returned it: bank ↔ disputed. `amount` is the change. */
export async function bookFunds(tx: Tx, dispute: Dispute, amount: bigint, at: Date): Promise<void> {
  if (amount === 0n) return
  await book(tx, dispute, -amount, [{ account: platformAccount('bank', dispute.currency), amount }], at)
}

/** The payer's available balance in the recharged wallet, locked until the transaction ends. */
async function lockedBalance(tx: Tx, userId: bigint, wallet: string): Promise<bigint> {
  const isTheirs = and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.wallet, wallet))
  const [account] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(isTheirs, eq(ledgerAccounts.kind, 'user_available')))
    .for('update')
  return account?.balance ?? 0n
}

/** Minor units of a disputed recharge that are still in its wallet and can be held. */
export async function freezable(tx: Tx, { amount, chargeRef }: Dispute, payment: Payment): Promise<bigint> {
  const { purpose, wallet, userId } = payment
  if (purpose !== 'recharge' || wallet === null || chargeRef !== payment.chargeRef) return 0n
  const balance = await lockedBalance(tx, userId, wallet)
  return balance < amount ? balance : amount
}

/** Holds some of the wallet, or releases it if `amount` is negative: available ↔ disputed, with its statement. */
export async function bookHold(tx: Tx, dispute: Dispute, payment: Payment, amount: bigint, at: Date): Promise<void> {
  const { userId, wallet: code, currency } = payment
  if (amount === 0n || code === null) return
  const wallet = { code, currency }
  const { transferId, balances } = await book(
    tx,
    dispute,
    amount,
    [{ account: userAccount(userId, wallet), amount: -amount }],
    at,
  )
  const isBlocked = amount > 0n
  await recordMovement(tx, {
    userId,
    wallet,
    type: 'dispute',
    direction: isBlocked ? 'expense' : 'income',
    amount: isBlocked ? amount : -amount,
    balanceAfter: balances[0] ?? 0n,
    transferId,
    at,
  })
}

/**
 * The account that the money was booked to, unless a refund says so: sales, or what the platform held for the payer.
 */
const ownSource = ({ chargeRef }: Dispute, payment: Payment) =>
  payment.purpose === 'orders' && chargeRef === payment.chargeRef ? 'sales' : 'platform'

/**
 * Books the loss of a dispute, or reverses it if `amount` is negative: on the account where the charge was booked.
 * Pending refunds of the same charge are ended by it, and cover their share; the shops bear the rest for their orders.
 */
export async function bookLoss(tx: Tx, dispute: Dispute, payment: Payment, amount: bigint, at: Date): Promise<void> {
  if (amount === 0n) return
  const covered = amount > 0n ? await coverWaiting(tx, dispute, amount, at) : []
  const legs = covered.map((refund) => ({
    account: platformAccount(sourceOf(refund), dispute.currency),
    amount: -refund.amount,
  }))
  const rest = covered.reduce((left, refund) => left - refund.amount, amount)
  const own = { account: platformAccount(ownSource(dispute, payment), dispute.currency), amount: -rest }
  await book(tx, dispute, amount, [...legs, own], at)
  await spreadLoss(tx, payment.id, at)
}
