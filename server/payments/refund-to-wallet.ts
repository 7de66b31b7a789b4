/** Money that a card does not take back, paid to its owner's wallet instead (gaps §4, §6 and §9). */
import { eq } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/constants'
import { convertMinor } from '@contract/rules/money'
import { cardRefunds } from '../db/schema/cards'
import type { Tx } from '../db/types'
import { houseAccount, userAccount } from '../ledger/accounts'
import { returnLegs } from '../ledger/exchange'
import { post } from '../ledger/post'
import { recordMovement } from '../ledger/records'
import { offeredWallets } from '../ledger/wallets'
import { moveOrder, sourceOf, type Refund } from './end-refund'
import { noticeInWallet } from './refused-notice'

/**
 * Pays a failed refund to the wallet of its currency, else to the default one at today's rate: books it, moves its order
 * on, and tells the buyer. The refund and its order are locked, and the refund is in USD, as all orders are. Returns the
 * refund as it is then.
 */
export async function payToWallet(tx: Tx, refund: Refund, userId: bigint, at: Date): Promise<Refund> {
  const { id, orderId, amount: usdMinor, currency } = refund
  if (currency !== BASE_CURRENCY) throw new Error(`card refund ${id} is in ${currency}`)
  const offered = await offeredWallets(tx)
  const wallet = offered.find((each) => each.currency === currency) ?? offered[0]
  const amount = convertMinor(usdMinor, wallet.rate, wallet.currency)
  const sale = { payer: userAccount(userId, wallet), amount, usdMinor }
  const source = houseAccount(sourceOf(refund), BASE_CURRENCY)
  const legs = returnLegs(sale).map((leg) => (leg.account.kind === 'sales' ? { ...leg, account: source } : leg))
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
  const [paid] = await tx
    .update(cardRefunds)
    .set({ state: 'wallet', doneAt: at })
    .where(eq(cardRefunds.id, id))
    .returning()
  if (orderId !== null) await moveOrder(tx, { ...paid, orderId })
  await noticeInWallet(tx, { userId, amount, currency: wallet.currency }, at)
  return paid
}
