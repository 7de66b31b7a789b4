/** Pays an approved refund back to where the money came from. The order is locked. */
import { and, eq, sql } from 'drizzle-orm'
import type { PaymentState } from '@contract/base/order-states'
import { convertMinor } from '@contract/rules/money'
import { returnedAmount } from '@contract/rules/refund-amount'
import { one } from '@contract/rules/lists'
import { refunds } from '../../kernel/db/schema/aftersale'
import { payments } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'
import { userAccount } from '../ledger/accounts'
import { returnLegs } from '../ledger/exchange'
import { post } from '../ledger/post'
import { recordMovement } from '../ledger/records'
import { offeredWallets } from '../ledger/wallets'
import type { Order } from '../order-changes/transitions'
import { cardPaymentOf, queueCardRefund } from '../card-refunds/queue'

interface PaidRefund {
  /** The wallet of `paid_wallet`; for a card, its currency. */
  readonly wallet: string
  readonly currency: string
  /** Minor units of `currency`. */
  readonly amount: bigint
  /** The payment status of the order afterwards. A refund to a card stays refunding until the gateway has done it. */
  readonly paymentStatus: PaymentState
}

interface Wanted {
  readonly refundId: bigint
  /** USD minor units. */
  readonly amount: bigint
  readonly at: Date
}

/** USD minor units of the order that were refunded before. */
async function before(tx: Tx, orderId: bigint): Promise<bigint> {
  const { sum } = one(
    await tx
      .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)::text` })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'approved'))),
  )
  return BigInt(sum)
}

type Target = Omit<PaidRefund, 'paymentStatus'>

async function toWallet(tx: Tx, order: Order, target: Target, { refundId, amount, at }: Wanted): Promise<void> {
  const { id, userId } = order
  const wallet = { code: target.wallet, currency: target.currency }
  const { transferId, balances } = await post(tx, {
    type: 'order_refund',
    reference: `refund:${refundId}`,
    at,
    legs: returnLegs({ payer: userAccount(userId, wallet), amount: target.amount, usdMinor: amount }),
  })
  await recordMovement(tx, {
    userId,
    wallet,
    type: 'order_refund',
    direction: 'income',
    amount: target.amount,
    balanceAfter: balances[0] ?? 0n,
    transferId,
    at,
    orderIds: [id],
  })
}

async function targetOf(tx: Tx, order: Order, amount: bigint, done: bigint): Promise<Target> {
  const { paidWallet, paidCurrency, paidAmount, grandTotal } = order
  if (paidWallet !== null && paidCurrency !== null && paidAmount !== null) {
    const back = returnedAmount({ amount, before: done, total: grandTotal, paid: paidAmount })
    return { wallet: paidWallet, currency: paidCurrency, amount: back }
  }
  // cash on delivery: refunded to the default wallet at today's rate
  const wallet = one(await offeredWallets(tx))
  return { wallet: wallet.code, currency: wallet.currency, amount: convertMinor(amount, wallet.rate, wallet.currency) }
}

async function toCard(tx: Tx, order: Order, paymentId: bigint, done: bigint, wanted: Wanted): Promise<PaidRefund> {
  const { refundId, at } = wanted
  const { currency } = one(
    await tx.select({ currency: payments.currency }).from(payments).where(eq(payments.id, paymentId)),
  )
  const { grandTotal: total, paidAmount } = order
  const amount = returnedAmount({ amount: wanted.amount, before: done, total, paid: paidAmount ?? total })
  const target = { wallet: 'bank_card', currency, amount }
  if (amount === 0n) return { ...target, paymentStatus: order.paymentStatus }
  const refund = {
    paymentId,
    orderId: order.id,
    amount,
    reason: 'refund',
    reference: `refund:${refundId}`,
    at,
  } as const
  return { ...target, paymentStatus: await queueCardRefund(tx, refund) }
}

/** Pays a refund out: to the card or wallet that paid, or to the default wallet for cash. */
export async function payRefund(tx: Tx, order: Order, wanted: Wanted): Promise<PaidRefund> {
  const done = await before(tx, order.id)
  const all = done + wanted.amount === order.grandTotal
  const paymentId = order.paymentMethod === 'bank_card' ? await cardPaymentOf(tx, order.id) : null
  if (paymentId !== null) return toCard(tx, order, paymentId, done, wanted)
  const target = await targetOf(tx, order, wanted.amount, done)
  // a cent may be nothing in the wallet's currency, and is no sale any more even so
  if (wanted.amount > 0n) await toWallet(tx, order, target, wanted)
  return { ...target, paymentStatus: all ? 'refunded' : 'partly_refunded' }
}
