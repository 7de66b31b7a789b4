/**
 * Paying orders, all or none [money.all-or-none] [money.convert-once]. The orders are the buyer's, locked, and
 * unpaid.
 */
import { BASE_CURRENCY } from '@contract/base/constants'
import { convertMinor, splitByLargestRemainder } from '@contract/rules/money'
import { one, zip } from '@contract/rules/lists'
import type { Tx } from '../../kernel/db/types'
import { userAccount } from '../ledger/accounts'
import { saleLegs } from '../ledger/exchange'
import { post } from '../ledger/post'
import { movementRow } from '../ledger/records'
import type { Wallet } from '../ledger/wallets'
import { mailRows } from '../mails/queue'
import { gatherNewOrder } from '../mails/shop-mails'
import { noticeRows } from '../notices/send'
import { paidEvent } from '../order-changes/events'
import { byShop, notifyOfOrder, orderNotice, purchaseMail } from '../orders/notice'
import { afterStep, applyStep, type Order } from '../order-changes/transitions'
import { deliveryRows } from '../webhooks/queue'
import type { Paying } from './paying'
import { writePayment, type Writing } from './write-payment'

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

/** What a payment writes into an order; `amount` is its share, in minor units of the payer's currency. */
const paidColumns = (payer: Payer, amount: bigint, at: Date) =>
  ({
    paymentStatus: 'paid',
    paymentMethod: payer.method,
    paidWallet: payer.code,
    paidCurrency: payer.currency,
    paidRate: payer.rate,
    paidAmount: amount,
    paidAt: at,
  }) as const

/**
 * Moves a locked order to paid and notifies the buyer; `amount` is its share, in minor units of the payer's currency.
 */
export async function markPaid(tx: Tx, order: Order, payer: Payer, amount: bigint, at: Date): Promise<void> {
  await applyStep(tx, order, 'pay', at, paidColumns(payer, amount, at))
  const { userId, id: orderId, orderNumber } = order
  await notifyOfOrder(tx, { userId, orderId, orderNumber, what: 'paid', at })
}

/** A payment of locked orders that is being written. */
interface Paid {
  readonly paying: Paying
  readonly at: Date
  /** Stores the answer of the call, which needs the payment's id. */
  readonly answer: (paymentId: string) => readonly object[]
}

interface Booking {
  readonly payment: Omit<Writing['payment'], 'id' | 'userId' | 'createdAt'>
  readonly orders: readonly Order[]
  readonly records: Writing['records']
  /** Whether the buyer gets a notice of each order. */
  readonly isNews: boolean
  readonly what: 'placed' | 'paid'
}

/** Writes a payment with its orders as they are now, counts what was sold, and tells buyer, owners and programs. */
async function book(tx: Tx, { paying, at, answer }: Paid, { payment, orders, records, isNews, what }: Booking) {
  const { userId } = one(orders)
  const paymentId = BigInt(paying.id)
  const ownerOf = new Map(paying.owners?.map(({ shop, owner }) => [shop, owner]))
  const owned = byShop(orders).flatMap(({ id, shopId }) => {
    const owner = ownerOf.get(String(shopId))
    return owner === undefined ? [] : [{ orderId: id, owner }]
  })
  const news = orders.map(({ id: orderId, orderNumber }) =>
    orderNotice({ userId, orderId, orderNumber, what: 'paid', at }),
  )
  await writePayment(tx, {
    userId,
    at,
    payment: { ...payment, id: paymentId, userId, createdAt: at },
    orders,
    records,
    notices: noticeRows(isNews ? news : [], at),
    deliveries:
      what === 'paid' ? orders.flatMap((order) => deliveryRows(paying.hooks ?? [], paidEvent(order, at))) : [],
    mails: mailRows(paying.buyer ?? undefined, purchaseMail({ userId, paymentId, orders, what, at })),
    answers: answer(paying.id),
    owners: owned.map(({ owner }) => owner),
  })
  for (const { orderId, owner } of owned) await gatherNewOrder(tx, BigInt(owner), { orderId, at })
  return paymentId
}

/**
 * Pays the orders' total from a wallet. It is converted once and split over the orders by largest remainder. Throws
 * 2000022 if the balance is too low. Returns the payment's id.
 */
export async function payFromWallet(tx: Tx, orders: readonly Order[], wallet: Wallet, paid: Paid): Promise<bigint> {
  const { userId } = one(orders)
  const { at, paying } = paid
  const usdMinor = totalOf(orders)
  const amount = chargeOf(orders, wallet)
  const { code, currency, rate } = wallet
  const { transferId, balances } = await post(tx, {
    type: 'payment',
    reference: `payment:${paying.id}`,
    at,
    legs: saleLegs({ payer: userAccount(userId, wallet), amount, usdMinor }),
  })
  const parts = splitByLargestRemainder(
    amount,
    orders.map(({ grandTotal }) => grandTotal),
  )
  const payment = { method: 'wallet', state: 'paid', wallet: code, currency, rate, amount, transferId } as const
  const movement = movementRow({
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
  const moved = zip(orders, parts).map(([order, part]) =>
    afterStep(order, 'pay', at, paidColumns({ ...wallet, method: 'wallet' }, part, at)),
  )
  return book(tx, paid, {
    payment,
    orders: moved,
    records: amount === 0n ? [] : [movement],
    isNews: true,
    what: 'paid',
  })
}

/** Chooses cash on delivery: the orders go straight to the shop, unpaid. Returns the payment's id. */
export async function payCashOnDelivery(tx: Tx, orders: readonly Order[], paid: Paid): Promise<bigint> {
  const { at } = paid
  const moved = orders.map((order) => afterStep(order, 'agreeCash', at, { paymentMethod: 'cash_on_delivery' }))
  const payment = {
    method: 'cash_on_delivery',
    state: 'pending',
    wallet: null,
    currency: BASE_CURRENCY,
    rate: '1',
    amount: totalOf(orders),
    transferId: null,
  } as const
  return book(tx, paid, { payment, orders: moved, records: [], isNews: false, what: 'placed' })
}
