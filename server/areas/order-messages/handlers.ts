/** The calls about the messages of a buyer's own orders. */
import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { sendMessage } from './send'
import { checkMessage, countsOf, listMessages, markRead, presentMessage, type Subject } from './thread'

/** An order of the buyer. Throws 1500018 for any other. */
async function ownOrder(db: Db, userId: bigint, orderId: string): Promise<Subject> {
  const [order] = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber, userId: orders.userId, shopId: orders.shopId })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, BigInt(orderId))))
  if (!order) throw new Refusal(Code.orderUnknown)
  return order
}

export const orderMessageHandlers: readonly CallHandler[] = [
  handle('orderMessages', async ({ db, user, fields }) =>
    listMessages(db, await ownOrder(db, user.id, fields.order_id), 'buyer', fields),
  ),
  handle('orderMessageSend', async ({ db, user, fields, now }) => {
    const order = await ownOrder(db, user.id, fields.order_id)
    const { text } = fields
    const message = await sendMessage(db, { order, author: 'buyer', userId: user.id, text, at: now })
    return { message: presentMessage(message) }
  }),
  handle('orderMessagesRead', ({ db, user, fields, now }) =>
    transaction(db, async (tx) => {
      const order = await ownOrder(tx, user.id, fields.order_id)
      const upTo = BigInt(fields.message_id)
      await checkMessage(tx, order, upTo)
      await markRead(tx, order, 'buyer', upTo, now)
      return { unread: (await countsOf(tx, order)).unread.buyer }
    }),
  ),
]
