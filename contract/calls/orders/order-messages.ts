/** The messages of an order, for its buyer. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OrderMessage, OrderMessages } from '../../entities/order'
import { Count, Id, Line, PageSize, keyPage } from '../../fields'
import { MESSAGE_MAX } from '../../message-constants'

const order_id = Id

/** Reading the list marks nothing as read: orderMessagesRead does. */
export const orderMessages = defineCall('orderMessages', {
  summary: 'The messages between the buyer and the shop of an order.',
  fields: Type.Object({ order_id, ...keyPage, page_size: PageSize }),
  data: OrderMessages,
  codes: [Code.orderUnknown],
})

/**
 * Sends a message, as plain text without the blanks around it. The shop gets a mail, at most once an hour while it has not
 * read. Sending marks the other side's messages as read. 1000008 for a blank text; 2000018 with the reason rate_limited
 * and `retry_after` after too many messages within an hour, and with not_allowed if nobody is there to read it
 * [rule.message-limits].
 */
export const orderMessageSend = defineCall('orderMessageSend', {
  summary: 'Writes to the shop of an order.',
  fields: Type.Object({ order_id, text: Line(MESSAGE_MAX) }),
  data: Type.Object({ message: OrderMessage }),
  codes: [Code.orderUnknown, Code.operationFailed],
})

/** Marks the shop's messages as read, up to `message_id`: what came since is still unread. */
export const orderMessagesRead = defineCall('orderMessagesRead', {
  summary: 'Marks messages of an order as read by the buyer.',
  fields: Type.Object({ order_id, message_id: Id }),
  data: Type.Object({ unread: Count }),
  codes: [Code.orderUnknown, Code.notFound],
})
