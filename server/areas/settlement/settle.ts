/** Settles orders with their shops, each once [money.settlement]. */
import { zip } from '@contract/rules/lists'
import type { Tx } from '../../kernel/db/types'
import { postAll } from '../ledger/post-all'
import { markSettled } from '../order-changes/change-order'
import { duesOf, type Order } from './due'
import { cashLegs, dueLegs } from './post-due'
import { addLines, storesOf } from './store'

/** The cash that the shop got for an order and keeps: USD minor units. */
const cashOf = ({ paymentMethod, cashWith, grandTotal }: Order) =>
  paymentMethod === 'cash_on_delivery' && cashWith === 'shop' ? grandTotal : 0n

/**
 * Moves what orders owe from the sales to their shops, and writes the lines of the statements. The orders are locked,
 * completed, paid, and not settled.
 */
export async function settleOrders(tx: Tx, all: readonly Order[], at: Date): Promise<void> {
  const ids = all.map(({ id }) => id)
  const stores = await storesOf(
    tx,
    all.map(({ shopId }) => shopId),
  )
  const settled = zip(zip(all, stores), await duesOf(tx, all)).map(([[order, store], due]) => ({
    ...{ orderId: order.id, store, due },
    cash: cashOf(order),
  }))
  const transfers = settled.map(({ orderId, store, due, cash }) => ({
    type: 'settlement',
    reference: `settle:${orderId}`,
    at,
    legs: [...dueLegs(store, due), ...(cash === 0n ? [] : cashLegs(store, cash))],
  }))
  const lines = zip(settled, await postAll(tx, transfers)).flatMap(([{ orderId, store, due, cash }, transferId]) => {
    const line = { store, orderId, transferId, at }
    const kept = cash === 0n ? [] : [{ ...line, kind: 'cash' as const, due: { net: -cash } }]
    return [{ ...line, kind: 'settle' as const, due }, ...kept]
  })
  await addLines(tx, lines)
  await markSettled(tx, ids, at)
}

/** The same for one order. */
export const settleOrder = (tx: Tx, order: Order, at: Date): Promise<void> => settleOrders(tx, [order], at)
