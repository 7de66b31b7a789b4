/** What is unread in the messages of orders, and which orders wait for an answer of their shop. */
import { sql, type SQL } from 'drizzle-orm'
import { orderMessages } from '../../kernel/db/schema/order-messages'
import { orders } from '../../kernel/db/schema/orders'
import { anyId, prepared } from '../../kernel/db/prepared'
import type { Db } from '../../kernel/db/types'

export interface MessageCounts {
  /** What each side has not read. */
  readonly unread: { readonly buyer: number; readonly shop: number }
  /** Whether a message of the buyer waits for an answer. */
  readonly unanswered: boolean
}

export const NO_MESSAGES: MessageCounts = { unread: { buyer: 0, shop: 0 }, unanswered: false }

/** The condition that an order has a message of its buyer that waits for an answer. */
export const waitsForAnswer: SQL = sql`exists (select from ${orderMessages} as waiting
  where waiting.order_id = ${orders}.id and waiting.author = 'buyer' and waiting.answered_at is null)`

/** What the buyer of an order has not read. */
export const unreadByBuyer = (orderId: SQL) =>
  sql<number>`(select count(*)::int from ${orderMessages} as sent
    where sent.order_id = ${orderId} and sent.author = 'shop' and sent.read_at is null)`

/** The counts of the orders that have messages. */
export async function countMessages(db: Db, orderIds: readonly bigint[]): Promise<Map<bigint, MessageCounts>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, author, readAt, answeredAt } = orderMessages
  const statement = prepared(db, 'order-messages', (name) =>
    db
      .select({
        orderId,
        buyer: sql<number>`count(*) filter (where ${author} = 'shop' and ${readAt} is null)::int`,
        shop: sql<number>`count(*) filter (where ${author} = 'buyer' and ${readAt} is null)::int`,
        unanswered: sql<boolean>`bool_or(${author} = 'buyer' and ${answeredAt} is null)`,
      })
      .from(orderMessages)
      .where(sql`${orderId} = ${anyId('ids')}`)
      .groupBy(orderId)
      .prepare(name),
  )
  const found = await statement.execute({ ids: orderIds.map(String) })
  return new Map(found.map(({ orderId: id, buyer, shop, unanswered }) => [id, { unread: { buyer, shop }, unanswered }]))
}
