/** Tells the other side of a message: a buyer by a notice and a mail, the owner of a shop by a mail [rule.message-told]. */
import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { MessageAuthor } from '@contract/base/message-constants'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { textsOf } from '../../kernel/text/catalogue'
import { queueMail } from '../mails/queue'
import { ownerOf } from '../mails/shop-mails'
import { sendNotice } from '../notices/send'
import type { Subject } from './thread'

interface Told {
  readonly order: Subject
  readonly messageId: bigint
  readonly author: MessageAuthor
  readonly at: Date
}

export async function notifyOfMessage(tx: Tx, { order, messageId, author, at }: Told): Promise<void> {
  const message = String(messageId)
  const mail = { key: `message:${message}`, params: { message }, at }
  if (author === 'buyer') {
    const owner = await ownerOf(tx, order.shopId)
    if (owner !== null) await queueMail(tx, { ...mail, userId: owner, kind: 'shop_message' })
    return
  }
  const notice = {
    userId: order.userId,
    type: NOTICE_TYPES.order,
    state: OUTCOMES.success,
    title: textsOf('orders.message'),
    text: textsOf('orders.order', { number: order.orderNumber }),
    link: link('order', { order_id: order.id }),
  } as const
  await sendNotice(tx, notice, at)
  await queueMail(tx, { ...mail, userId: order.userId, kind: 'order_message' })
}
