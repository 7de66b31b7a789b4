/** The calls of the buyer's orders. */
import { and, eq, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { refusal, type OrderAction } from '@contract/base/order-steps'
import { one } from '@contract/rules/lists'
import { orders } from '../../kernel/db/schema/orders'
import { prepared } from '../../kernel/db/prepared'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { cancelOrder } from './cancel'
import { listOrders } from './list'
import { presentOrder } from './present'
import { trackOf } from './tracking'
import { factsOf, lockOrders, applyStep, type Order } from '../order-changes/transitions'

/** The buyer's order. Throws 1500018. */
async function ownOrder(db: Db, userId: bigint, orderId: string): Promise<Order> {
  const statement = prepared(db, 'own-order', (name) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.id, sql.placeholder('id')), eq(orders.userId, sql.placeholder('userId'))))
      .prepare(name),
  )
  const [order] = await statement.execute({ id: orderId, userId: String(userId) })
  if (!order) throw new Refusal(Code.orderUnknown)
  return order
}

/** The buyer's order, locked, in a state that allows the action. Throws 1500018, or the code of the state table. */
async function lockOwnOrder(tx: Tx, action: OrderAction, userId: bigint, orderId: string): Promise<Order> {
  const order = one(await lockOrders(tx, userId, [BigInt(orderId)]))
  const code = refusal(action, factsOf(order))
  if (code !== null) throw new Refusal(code)
  return order
}

export const orderHandlers: readonly CallHandler[] = [
  handle('orders', ({ db, user, fields, lang, now }) => listOrders(db, user.id, fields, { lang, now })),
  handle('order', async ({ db, user, fields, lang, now }) => {
    return { order: await presentOrder(db, await ownOrder(db, user.id, fields.order_id), { lang, now }) }
  }),
  handle('track', async ({ db, user, fields }) => trackOf(db, await ownOrder(db, user.id, fields.order_id))),
  handle('orderCancel', ({ db, user, fields, lang, now }) =>
    transaction(db, async (tx) => {
      const order = await lockOwnOrder(tx, 'cancel', user.id, fields.order_id)
      const cancelled = await cancelOrder(tx, order, now, fields.cancel_remark ?? '')
      return { order: await presentOrder(tx, cancelled, { lang, now }) }
    }),
  ),
  handle('orderComplete', ({ db, user, fields, lang, now }) =>
    transaction(db, async (tx) => {
      const order = await lockOwnOrder(tx, 'complete', user.id, fields.order_id)
      const confirmed = await applyStep(tx, order, 'complete', now)
      return { order: await presentOrder(tx, confirmed, { lang, now }) }
    }),
  ),
]
