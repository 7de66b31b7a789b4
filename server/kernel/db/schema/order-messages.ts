/** Messages between the buyer and the shop of an order. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { MessageAuthor } from '../../../../contract/base/message-constants'
import { big, id, time } from '../columns'
import { users } from './accounts'
import { orders } from './orders'

export const orderMessages = pgTable(
  'order_messages',
  {
    id: id(),
    orderId: big('order_id')
      .notNull()
      .references(() => orders.id),
    author: text('author').$type<MessageAuthor>().notNull(),
    /** Who wrote it: the buyer, or the seller or operator who wrote for the shop. */
    userId: big('user_id')
      .notNull()
      .references(() => users.id),
    /** Plain text; empty once an account is erased. */
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the other side read it. */
    readAt: time('read_at'),
    /** When the shop answered a message of the buyer, or said that it needs no answer. */
    answeredAt: time('answered_at'),
  },
  (table) => [
    index('order_messages_order').on(table.orderId, table.id),
    index('order_messages_user').on(table.userId, table.createdAt),
    index('order_messages_waiting')
      .on(table.orderId)
      .where(sql`${table.author} = 'buyer' and ${table.answeredAt} is null`),
    check('order_messages_author', sql`${table.author} in ('buyer', 'shop')`),
    check('order_messages_answered', sql`${table.author} = 'buyer' or ${table.answeredAt} is null`),
  ],
)
