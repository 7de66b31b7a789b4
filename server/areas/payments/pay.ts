/**
 * Paying orders, all or none [money.all-or-none] [money.convert-once]. The orders are the buyer's, locked, and
 * unpaid.
 */
import { BASE_CURRENCY } from '@contract/constants'
import { convertMinor, splitByLargestRemainder } from '@contract/rules/money'
import { one, zip } from '@contract/rules/lists'
import type { Tx } from '../../kernel/db/types'
import { userAccount } from '../ledger/accounts'
import { saleLegs } from '../ledger/exchange'
import { post } from '../ledger/post'
import { recordMovement } from '../ledger/records'
import type { Wallet } from '../ledger/wallets'
import { notifyOfOrder } from '../orders/notice'
import { countSold } from '../orders/stock'
import { take, type Order } from '../orders/transitions'
import { linkTransfer, openPayment } from './book'

/** USD minor units. */
export const totalOf = (orders: readonly Order[]) => orders.reduce((sum, { grandTotal }) => sum + grandTotal, 0n)

/** Minor units of the wallet's currency: the total, converted once. */
export const chargeOf = (orders: readonly Order[], { rate, currency }: Wallet) =>
  convertMinor(totalOf(orders), rate, currency)

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id)

interface Payer {
  readonly method: 'wallet' | 'bank_card'
  /** The wallet's code; null for a card. */
  readonly code: string | null
  readonly currency: string
  /** Units of `currency` per 1 USD. */
  readonly rate: string
}

/**
 * Moves a locked order to paid and notifies the buyer; `amount` is its share, in minor units of the payer's currency.
 */
export async function markPaid(tx: Tx, order: Order, payer: Payer, amount: bigint, at: Date): Promise<void> {
  await take(tx, order, 'pay', at, {
    paymentStatus: 'paid',
    paymentMethod: payer.method,
    paidWallet: payer.code,
    paidCurrency: payer.currency,
    paidRate: payer.rate,
    paidAmount: amount,
    paidAt: at,
  })
  const { userId, id: orderId, orderNumber } = order
  await notifyOfOrder(tx, { userId, orderId, orderNumber, what: 'paid', at })
}

/**
 * Pays the orders' total from a wallet. It is converted once and split over the orders by largest remainder. Throws
 * 2000022 if the balance is too low. Returns the payment's id.
 */
export async function payFromWallet(tx: Tx, orders: readonly Order[], wallet: Wallet, at: Date): Promise<bigint> {
  const { userId } = one(orders)
  const usdMinor = totalOf(orders)
  const amount = chargeOf(orders, wallet)
  const paymentId = await openPayment(
    tx,
    {
      userId,
      method: 'wallet',
      state: 'paid',
      wallet: wallet.code,
      currency: wallet.currency,
      rate: wallet.rate,
      amount,
      createdAt: at,
    },
    idsOf(orders),
  )
  const { transferId, balances } = await post(tx, {
    type: 'payment',
    reference: `payment:${paymentId}`,
    at,
    legs: saleLegs({ payer: userAccount(userId, wallet), amount, usdMinor }),
  })
  await linkTransfer(tx, paymentId, transferId)
  await recordMovement(tx, {
    userId,
    wallet,
    type: 'payment',
    direction: 'expense',
    amount,
    balanceAfter: balances[0] ?? 0n,
    transferId,
    at,
    orderIds: idsOf(orders),
  })
  await countSold(tx, idsOf(orders), 1)
  const parts = splitByLargestRemainder(
    amount,
    orders.map(({ grandTotal }) => grandTotal),
  )
  for (const [order, part] of zip(orders, parts)) {
    await markPaid(tx, order, { ...wallet, method: 'wallet' }, part, at)
  }
  return paymentId
}

/** Chooses cash on delivery: the orders go straight to the shop, unpaid. Returns the payment's id. */
export async function payCashOnDelivery(tx: Tx, orders: readonly Order[], at: Date): Promise<bigint> {
  const { userId } = one(orders)
  const paymentId = await openPayment(
    tx,
    {
      userId,
      method: 'cash_on_delivery',
      state: 'pending',
      currency: BASE_CURRENCY,
      rate: '1',
      amount: totalOf(orders),
      createdAt: at,
    },
    idsOf(orders),
  )
  for (const order of orders) {
    await take(tx, order, 'agreeCash', at, { paymentMethod: 'cash_on_delivery' })
  }
  await countSold(tx, idsOf(orders), 1)
  return paymentId
}
