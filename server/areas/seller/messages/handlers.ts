/** The calls about the messages of a shop's orders. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, type CallHandler } from '../../../kernel/http/context'
import { sendMessage } from '../../order-messages/send'
import {
  checkMessage,
  countsOf,
  listMessages,
  markAnswered,
  markRead,
  presentMessage,
} from '../../order-messages/thread'
import { actorOf } from '../actor'
import { findOrder } from '../orders/find'
import { record, type ShopActor } from '../record'
import { sellerShop } from '../shop'

/** An operator looks over the shoulder of a shop that has an owner: its messages stay unread for the shop. */
const readsForShop = ({ byOperator, shop }: ShopActor) => !byOperator || shop.ownerUserId === null

export const sellerMessageHandlers: readonly CallHandler[] = [
  handle('sellerMessages', async ({ db, user, fields }) => {
    const order = await findOrder(db, await sellerShop(db, user, fields), BigInt(fields.order_id))
    const page = await listMessages(db, order, 'shop', fields)
    return { ...page, unanswered: (await countsOf(db, order)).unanswered }
  }),
  handle('sellerMessageSend', async (context) => {
    const { db, fields } = context
    const actor = await actorOf(context)
    const order = await findOrder(db, actor.shop, BigInt(fields.order_id))
    const { userId, at } = actor
    const message = await sendMessage(db, { order, author: 'shop', userId, text: fields.text, at })
    // who wrote, and not what: records are kept when an account is erased
    const change = { before: {}, after: { order_id: String(order.id) }, userId: order.userId }
    await record(db, actor, { action: 'reply', subject: 'messages', id: message.id, ...change })
    return { message: presentMessage(message) }
  }),
  handle('sellerMessagesRead', (context) =>
    transaction(context.db, async (db) => {
      const { fields, now } = context
      const actor = await actorOf({ ...context, db })
      const order = await findOrder(db, actor.shop, BigInt(fields.order_id))
      const upTo = BigInt(fields.message_id)
      await checkMessage(db, order, upTo)
      if (readsForShop(actor)) await markRead(db, order, 'shop', upTo, now)
      if (fields.answered === true && (await markAnswered(db, order, upTo, now))) {
        const change = { before: { unanswered: true }, after: { unanswered: false }, userId: order.userId }
        await record(db, actor, { action: 'change', subject: 'messages', id: upTo, ...change })
      }
      const { unread, unanswered } = await countsOf(db, order)
      return { unread: unread.shop, unanswered }
    }),
  ),
]
