/** Refunds that a card rejects, paid to the owner's wallet instead [money.card-refused]. */
import { changeCardRefund } from '../card-refunds/rows'
import { BASE_CURRENCY } from '@contract/base/constants'
import { convertMinor } from '@contract/rules/money'
import { one } from '@contract/rules/lists'
import type { Tx } from '../../kernel/db/types'
import { operationFailed } from '../../kernel/http/refusal'
import { platformAccount, userAccount } from '../ledger/accounts'
import { returnLegs } from '../ledger/exchange'
import { post, type Leg } from '../ledger/post'
import { recordMovement } from '../ledger/records'
import { offeredWallets, type Wallet } from '../ledger/wallets'
import { moveOrder } from '../card-refunds/move-order'
import type { Refund } from '../card-refunds/rows'
import { sourceOf } from './end-refund'
import { notifyOfWalletPayment } from './refused-notice'

/** The legs from where the money was booked to the wallet: exchanged, unless both have the same currency. */
function legsTo(wallet: Wallet, amount: bigint, refund: Refund, userId: bigint): Leg[] {
  const source = platformAccount(sourceOf(refund), refund.currency)
  const account = userAccount(userId, wallet)
  if (wallet.currency === refund.currency)
    return [
      { account, amount },
      { account: source, amount: -amount },
    ]
  const legs = returnLegs({ payer: account, amount, usdMinor: refund.amount })
  return legs.map((leg) => (leg.account.kind === 'sales' ? { ...leg, account: source } : leg))
}

/**
 * Pays a failed refund to the wallet of its currency, else to the default one at today's rate: books it, updates its
 * order, and notifies the buyer. The refund and its order are locked. Returns the updated refund. Throws not_allowed
 * for a currency other than USD that has no wallet.
 */
export async function payToWallet(tx: Tx, refund: Refund, userId: bigint, at: Date): Promise<Refund> {
  const { id, orderId, amount: minor, currency } = refund
  const offered = await offeredWallets(tx)
  const own = offered.find((each) => each.currency === currency)
  if (!own && currency !== BASE_CURRENCY) throw operationFailed('not_allowed')
  const wallet = own ?? one(offered)
  const amount = own ? minor : convertMinor(minor, wallet.rate, wallet.currency)
  const legs = legsTo(wallet, amount, refund, userId)
  const reference = `card_refund:${id}`
  const { transferId, balances } = await post(tx, { type: 'order_refund', reference, at, legs })
  await recordMovement(tx, {
    userId,
    wallet,
    type: 'order_refund',
    direction: 'income',
    amount,
    balanceAfter: balances[0] ?? 0n,
    transferId,
    at,
    orderIds: orderId === null ? undefined : [orderId],
  })
  const paid = await changeCardRefund(tx, { id }, { state: 'wallet', doneAt: at })
  if (orderId !== null) await moveOrder(tx, { ...paid, orderId })
  await notifyOfWalletPayment(tx, { refundId: id, orderId, userId, amount, currency: wallet.currency }, at)
  return paid
}
