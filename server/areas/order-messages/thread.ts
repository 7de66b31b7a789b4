/** The messages of an order, as both sides read them [field.order-message]. */
import { and, eq, isNull, lte } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { OrderMessage, OrderMessages } from '@contract/entities/order'
import type { MessageAuthor } from '@contract/base/message-constants'
import { countUpTo } from '../../kernel/db/bounded-count'
import { users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import { orderMessages } from '../../kernel/db/schema/order-messages'
import type { orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { falling, listOrder } from '../../kernel/http/list-order'
import { readKeyed, type PageFields } from '../../kernel/http/paging'
import { Refusal } from '../../kernel/http/refusal'
import { countMessages, NO_MESSAGES, type MessageCounts } from './counts'

/** What the area needs of an order. */
export type Subject = Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'userId' | 'shopId'>

const otherSide = (side: MessageAuthor): MessageAuthor => (side === 'buyer' ? 'shop' : 'buyer')

export const presentMessage = (row: typeof orderMessages.$inferSelect): OrderMessage => ({
  message_id: String(row.id),
  author: row.author,
  text: row.text,
  created_at: row.createdAt.toISOString(),
  read: row.readAt !== null,
})

export const countsOf = async (db: Db, { id }: Subject): Promise<MessageCounts> =>
  (await countMessages(db, [id])).get(id) ?? NO_MESSAGES

/** Whether somebody is there who can read what this side writes. The marketplace's own shop has no owner, but operators. */
export async function hasReader(db: Db, order: Subject, side: MessageAuthor): Promise<boolean> {
  const reader =
    side === 'shop'
      ? db.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, order.userId))
      : db
          .select({ erasedAt: users.erasedAt })
          .from(shops)
          .innerJoin(users, eq(users.id, shops.ownerUserId))
          .where(eq(shops.id, order.shopId))
  return (await reader).every(({ erasedAt }) => erasedAt === null)
}

const NEWEST = listOrder<typeof orderMessages.$inferSelect>(falling(orderMessages.id, ({ id }) => id))

/** A page of an order's messages for one side, the newest first. It marks nothing as read. */
export async function listMessages(
  db: Db,
  order: Subject,
  side: MessageAuthor,
  fields: PageFields,
): Promise<OrderMessages> {
  const where = eq(orderMessages.orderId, order.id)
  const page = await readKeyed(fields, {
    total: countUpTo(db, db.select({ id: orderMessages.id }).from(orderMessages).where(where)),
    order: NEWEST,
    rows: (beyond) =>
      db
        .select()
        .from(orderMessages)
        .where(and(where, beyond))
        .orderBy(...NEWEST.sorted),
    present: (found) => found.map(presentMessage),
  })
  const { unread } = await countsOf(db, order)
  return { ...page, unread: unread[side], open: await hasReader(db, order, side) }
}

/** Throws 2000019 if the order has no message with this id. */
export async function checkMessage(db: Db, order: Subject, messageId: bigint): Promise<void> {
  const mine = and(eq(orderMessages.orderId, order.id), eq(orderMessages.id, messageId))
  const [found] = await db.select({ id: orderMessages.id }).from(orderMessages).where(mine)
  if (!found) throw new Refusal(Code.notFound)
}

/** Marks the messages of the other side as read, up to one of them. */
export async function markRead(db: Db, order: Subject, side: MessageAuthor, upTo: bigint, at: Date): Promise<void> {
  const { orderId, author, id, readAt } = orderMessages
  const theirs = and(eq(orderId, order.id), eq(author, otherSide(side)), lte(id, upTo), isNull(readAt))
  await db.update(orderMessages).set({ readAt: at }).where(theirs)
}

/** The same for messages of the buyer that were waiting for an answer; false if none was. */
export async function markAnswered(db: Db, order: Subject, upTo: bigint, at: Date): Promise<boolean> {
  const { orderId, author, id, answeredAt } = orderMessages
  const waiting = and(eq(orderId, order.id), eq(author, 'buyer'), lte(id, upTo), isNull(answeredAt))
  const marked = await db.update(orderMessages).set({ answeredAt: at }).where(waiting).returning({ id })
  return marked.length > 0
}
