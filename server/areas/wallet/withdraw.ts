/** Withdrawals: the amount is frozen, then paid out or released [money.withdrawal]. */
import { OUTCOMES } from '@contract/base/outcomes'
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { PayoutTo } from '@contract/base/wallet-states'
import { one } from '@contract/rules/lists'
import { confirmPassword } from '../account/confirm-password'
import { users } from '../../kernel/db/schema/accounts'
import type { Payout } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { fieldRefusal } from '../../kernel/http/refusal'
import { platformAccount, userAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { outgoingAmount, requireWallet } from './wallet-input'
import { notifyOfRequest } from './notice'
import { presentRecord } from './present'
import { addRecord, changeRecord } from '../ledger/records'
import type { RecordRow } from '../ledger/records'
import { lockOpen, walletOf } from './record'

/** The payout account of the profile. Throws 1000008 at `to` if there is none. */
export async function payoutOf(tx: Tx, userId: bigint, to: PayoutTo): Promise<Payout> {
  const user = one(await tx.select().from(users).where(eq(users.id, userId)))
  const missing = () => fieldRefusal(Code.invalidParameter, [{ field: 'to', rule: 'required' }])
  if (to === 'virtual_wallet') {
    if (user.virtualWallet === '') throw missing()
    return { to, address: user.virtualWallet }
  }
  if (user.bankAccountNumber === '') throw missing()
  const { bankName, bankAccountName: accountName, bankAccountNumber: accountNumber } = user
  return { to, bankName, accountName, accountNumber, routingNumber: user.bankRoutingNumber }
}

/** Freezes or releases a withdrawal's amount. Returns the available balance afterwards. */
async function moveFrozen(tx: Tx, row: RecordRow, what: 'freeze' | 'unfreeze', at: Date) {
  const { id, userId, amount } = row
  const back = what === 'unfreeze'
  const { transferId, balances } = await post(tx, {
    type: `withdraw_${what}`,
    reference: `withdraw:${id}`,
    at,
    legs: [
      { account: userAccount(userId, walletOf(row)), amount: back ? amount : -amount },
      { account: userAccount(userId, walletOf(row), 'user_frozen'), amount: back ? -amount : amount },
    ],
  })
  return { transferId, balanceAfter: balances[0] ?? 0n }
}

interface Asked {
  readonly userId: bigint
  readonly wallet: { readonly code: string; readonly currency: string }
  /** Minor units of the wallet's currency. */
  readonly amount: bigint
  readonly payout: Payout
}

/** Writes a withdrawal and freezes its amount. Throws 2000022 if the balance is too low. */
export async function openWithdrawal(tx: Tx, { userId, wallet, amount, payout }: Asked, at: Date): Promise<RecordRow> {
  const asked = await addRecord(tx, {
    userId,
    wallet: wallet.code,
    currency: wallet.currency,
    type: 'withdraw',
    direction: 'expense',
    amount,
    actualAmount: 0n,
    balanceAfter: 0n,
    state: 'pending',
    paymentMethod: payout.to,
    payout,
    createdAt: at,
  })
  return changeRecord(tx, asked, await moveFrozen(tx, asked, 'freeze', at))
}

export const withdrawHandler = handle(
  'withdraw',
  async (context) => {
    const { db: tx, fields, user, now } = context
    const wallet = await requireWallet(tx, fields.wallet)
    const amount = outgoingAmount(fields.amount, wallet)
    const payout = await payoutOf(tx, user.id, fields.to)
    const row = await openWithdrawal(tx, { userId: user.id, wallet, amount, payout }, now)
    await notifyOfRequest(tx, row, OUTCOMES.pending, now)
    return presentRecord(tx, row, context)
  },
  (context) => confirmPassword(context.db, { userId: context.user.id, password: context.fields.password }, context),
)

/** Fails a withdrawal and releases the frozen amount. The caller has locked the record, and it is open. */
export async function failWithdrawal(tx: Tx, row: RecordRow, at: Date, message = ''): Promise<RecordRow> {
  const moved = await moveFrozen(tx, row, 'unfreeze', at)
  return changeRecord(tx, row, { ...moved, state: 'failed', message, approvedAt: at })
}

/** Recalls a withdrawal for its owner. The caller has locked the record, and it is open. */
export async function recallWithdrawal(tx: Tx, row: RecordRow, at: Date): Promise<RecordRow> {
  const moved = await moveFrozen(tx, row, 'unfreeze', at)
  return changeRecord(tx, row, { ...moved, state: 'recalled', approvedAt: at })
}

export const withdrawRecallHandler = handle('withdrawRecall', async (context) => {
  const { db: tx, fields, user, now } = context
  const asked = await lockOpen(tx, { id: BigInt(fields.id), type: 'withdraw', userId: user.id })
  return presentRecord(tx, await recallWithdrawal(tx, asked, now), context)
})

/** Completes a withdrawal: the frozen amount leaves the platform. The caller has locked the record, and it is open. */
export async function payOut(tx: Tx, row: RecordRow, at: Date, message = ''): Promise<RecordRow> {
  const { id, userId, amount, currency } = row
  const { transferId } = await post(tx, {
    type: 'withdraw',
    reference: `withdraw:${id}`,
    at,
    legs: [
      { account: userAccount(userId, walletOf(row), 'user_frozen'), amount: -amount },
      { account: platformAccount('bank', currency), amount },
    ],
  })
  return changeRecord(tx, row, { state: 'completed', actualAmount: amount, transferId, message, approvedAt: at })
}
