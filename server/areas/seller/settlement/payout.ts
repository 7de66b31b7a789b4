/** Pays out what a shop has earned [money.payout]. */
import { OUTCOMES } from '@contract/base/outcomes'
import { BASE_CURRENCY } from '@contract/base/constants'
import { Code } from '@contract/base/codes'
import { minorUnits } from '@contract/base/currencies'
import type { Fields } from '@contract/all-calls'
import { multiply, toMinor } from '@contract/rules/money'
import { smallestSum } from '@contract/rules/withdrawal'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal } from '../../../kernel/http/refusal'
import { usd } from '../../../kernel/text/usd'
import { platformAccount, userAccount } from '../../ledger/accounts'
import { post, type Leg } from '../../ledger/post'
import type { Wallet } from '../../ledger/wallets'
import { addLine, STORE_WALLET, storeAccount, type Store } from '../../settlement/store'
import { outgoingAmount, requireWallet } from '../../wallet/wallet-input'
import { notifyOfRequest } from '../../wallet/notice'
import { addRecord, changeRecord } from '../../ledger/records'
import type { RecordRow } from '../../ledger/records'
import { openWithdrawal, payoutOf } from '../../wallet/withdraw'

interface PaidOut {
  /** USD minor units that are left. */
  readonly balance: bigint
  readonly record: RecordRow
  readonly withdrawal: RecordRow | null
}

/** USD minor units in a wallet's currency at today's rate, truncated. Throws 1000008 if that is nothing. */
function exchanged(amount: bigint, { currency, rate }: Wallet): bigint {
  if (currency === BASE_CURRENCY) return amount
  const received = toMinor(multiply(usd(amount), rate, minorUnits(currency), 'truncate'), currency)
  if (received > 0n) return received
  const params = { limit: Number(smallestSum(BASE_CURRENCY)) }
  throw fieldRefusal(Code.invalidParameter, [{ field: 'amount', rule: 'min', params }])
}

/** The legs from a store to a wallet, the wallet's first and the store's second. */
function payoutLegs(store: Store & { userId: bigint }, wallet: Wallet, amount: bigint, received: bigint): Leg[] {
  const ends = [
    { account: userAccount(store.userId, wallet), amount: received },
    { account: storeAccount(store), amount: -amount },
  ]
  if (wallet.currency === BASE_CURRENCY) return ends
  return [
    ...ends,
    { account: platformAccount('exchange', BASE_CURRENCY), amount },
    { account: platformAccount('exchange', wallet.currency), amount: -received },
  ]
}

/**
 * Moves `amount` of the store to a wallet of its owner, and asks for a withdrawal from there if `to` says so. Throws
 * 1000008 at the amount or at `to`, 2000022 above what the store has, and 2000029 for an unavailable wallet.
 */
export async function payOutStore(
  tx: Tx,
  store: Store & { userId: bigint },
  { wallet: code, amount: typed, to }: Pick<Fields<'sellerPayout'>, 'wallet' | 'amount' | 'to'>,
  at: Date,
): Promise<PaidOut> {
  const { userId } = store
  const wallet = await requireWallet(tx, code)
  const amount = outgoingAmount(typed, STORE_WALLET)
  const received = exchanged(amount, wallet)
  const target = to === 'wallet' ? null : await payoutOf(tx, userId, to)
  const asked = await addRecord(tx, {
    userId,
    wallet: wallet.code,
    currency: wallet.currency,
    type: 'store_payout',
    direction: 'income',
    amount: received,
    actualAmount: received,
    balanceAfter: 0n,
    state: 'completed',
    createdAt: at,
    approvedAt: at,
  })
  const { transferId, balances } = await post(tx, {
    type: 'store_payout',
    reference: `payout:${asked.id}`,
    at,
    legs: payoutLegs(store, wallet, amount, received),
  })
  const [available, left] = balances
  await addLine(tx, { kind: 'payout', store, due: { net: -amount }, transferId, at })
  const record = await changeRecord(tx, asked, { transferId, balanceAfter: available ?? 0n })
  if (target === null) return { balance: left ?? 0n, record, withdrawal: null }
  const withdrawal = await openWithdrawal(tx, { userId, wallet, amount: received, payout: target }, at)
  await notifyOfRequest(tx, withdrawal, OUTCOMES.pending, at)
  return { balance: left ?? 0n, record, withdrawal }
}
