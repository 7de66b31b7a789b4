/** The messages of an order, for its shop. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { OrderMessage, OrderMessages } from '../../entities/order'
import { Count, Flag, Id, Line, PageSize, keyPage } from '../../base/fields'
import { MESSAGE_MAX } from '../../base/message-constants'
import { shopId } from '../../entities/seller/fields'

const order_id = Id
const codes = [Code.notFound, Code.operationFailed, Code.orderUnknown]

/** Reading the list marks nothing as read: sellerMessagesRead does. */
export const sellerMessages = defineCall('sellerMessages', {
  summary: 'The messages between the buyer and the shop of an order, for the shop.',
  fields: Type.Object({ shop_id: shopId, order_id, ...keyPage, page_size: PageSize }),
  data: Type.Object({
    ...OrderMessages.properties,
    /** Whether a message of the buyer waits for an answer. */
    unanswered: Flag,
  }),
  codes,
})

/**
 * Sends a message to the buyer, as plain text; the buyer is notified, at most once an hour while it is not read. Sending
 * answers all earlier messages. Refusals are those of orderMessageSend [rule.message-limits].
 */
export const sellerMessageSend = defineCall('sellerMessageSend', {
  summary: 'Answers the buyer of an order.',
  fields: Type.Object({ shop_id: shopId, order_id, text: Line(MESSAGE_MAX) }),
  data: Type.Object({ message: OrderMessage }),
  codes,
})

/**
 * Marks the buyer's messages as read, up to `message_id`; with `answered` they wait for no answer any more. An operator who
 * reads the messages of a shop that has an owner marks none as read [rule.message-read].
 */
export const sellerMessagesRead = defineCall('sellerMessagesRead', {
  summary: 'Marks messages of an order as read, or as answered, by the shop.',
  fields: Type.Object({ shop_id: shopId, order_id, message_id: Id, answered: Type.Optional(Flag) }),
  data: Type.Object({ unread: Count, unanswered: Flag }),
  codes,
})
