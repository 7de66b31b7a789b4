/** Transfers from a seller's wallet to their own store [call.transferBalanceToMerchant]. */
import { and, eq, isNotNull } from 'drizzle-orm'
import { confirmPassword } from '../account/confirm-password'
import { sellers } from '../../kernel/db/schema/accounts'
import type { Tx } from '../../kernel/db/types'
import { handle } from '../../kernel/http/context'
import { operationFailed } from '../../kernel/http/refusal'
import { userAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { addLine, STORE_WALLET } from '../settlement/store'
import { outgoingAmount, requireWallet } from './wallet-input'
import { presentRecord } from './present'
import { addRecord, changeRecord } from '../ledger/records'

/** The shop of a user with an approved store. Throws permission for others. */
async function requireStore(tx: Tx, userId: bigint): Promise<bigint> {
  const [store] = await tx
    .select({ shopId: sellers.shopId })
    .from(sellers)
    .where(and(eq(sellers.userId, userId), eq(sellers.state, 1), isNotNull(sellers.shopId)))
  if (!store?.shopId) throw operationFailed('permission')
  return store.shopId
}

export const transferHandler = handle(
  'transferBalanceToMerchant',
  async (context) => {
    const { db: tx, fields, user, now } = context
    const shopId = await requireStore(tx, user.id)
    const wallet = await requireWallet(tx, fields.wallet)
    const amount = outgoingAmount(fields.amount, wallet)
    const asked = await addRecord(tx, {
      userId: user.id,
      wallet: wallet.code,
      currency: wallet.currency,
      type: 'transfer',
      direction: 'expense',
      amount,
      actualAmount: amount,
      balanceAfter: 0n,
      state: 'completed',
      paymentMethod: 'wallet',
      createdAt: now,
      approvedAt: now,
    })
    const { transferId, balances } = await post(tx, {
      type: 'transfer',
      reference: `transfer:${asked.id}`,
      at: now,
      legs: [
        { account: userAccount(user.id, wallet), amount: -amount },
        { account: userAccount(user.id, wallet, 'user_store'), amount },
      ],
    })
    // what is paid in counts in the statement of the wallet that shops earn in
    if (wallet.code === STORE_WALLET.code) {
      const store = { shopId, userId: user.id }
      await addLine(tx, { kind: 'topup', store, due: { net: amount }, transferId, at: now })
    }
    const moved = await changeRecord(tx, asked, { transferId, balanceAfter: balances[0] ?? 0n })
    return presentRecord(tx, moved, context)
  },
  (context) => confirmPassword(context.db, { userId: context.user.id, password: context.fields.password }, context),
)
