/** Letters about messages of orders, to the side that has not written them. */
import { eq } from 'drizzle-orm'
import { orderMessages } from '../../../kernel/db/schema/order-messages'
import { orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import type { MailParams } from '../params'
import { buttonToOrder, buttonToConsole, sayIn, type WriteTemplate } from './content'

/** null once an account is erased, and the text with it. */
async function readMessage(db: Db, { message }: MailParams['order_message']) {
  const [found] = await db
    .select({ text: orderMessages.text, orderId: orders.id, number: orders.orderNumber, shop: orders.shop })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .where(eq(orderMessages.id, BigInt(message)))
  return found === undefined || found.text === '' ? null : found
}

const toBuyer: WriteTemplate<MailParams['order_message']> = async (params, context) => {
  const found = await readMessage(context.db, params)
  if (found === null) return null
  const say = sayIn(context)
  const { number, text, orderId } = found
  return {
    subject: say('message_subject', { number }),
    lines: [
      say('message_what', { shop: found.shop.name, number }),
      { facts: [{ label: say('message'), value: text }] },
      buttonToOrder(context, 'view_order', 'order', orderId),
    ],
  }
}

const toShop: WriteTemplate<MailParams['shop_message']> = async (params, context) => {
  const found = await readMessage(context.db, params)
  if (found === null) return null
  const say = sayIn(context)
  const { number, text } = found
  return {
    subject: say('shop_message_subject', { number }),
    lines: [
      say('shop_message_what', { number }),
      { facts: [{ label: say('message'), value: text }] },
      buttonToConsole(context),
    ],
  }
}

export const messageLetters = { order_message: toBuyer, shop_message: toShop }
