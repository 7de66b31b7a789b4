/** Notices to a buyer about an order [rule.notice-types]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'

interface OrderNotice {
  readonly userId: bigint
  readonly orderId: bigint
  readonly orderNumber: string
  readonly what: 'placed' | 'paid' | 'cancelled' | 'accepted' | 'shipped' | 'in_transit' | 'delivered'
  readonly at: Date
}

/** Adds the notice and sets the buyer's unread flag. */
export async function notifyOfOrder(tx: Tx, { userId, orderId, orderNumber, what, at }: OrderNotice): Promise<void> {
  const notice = {
    userId,
    type: NOTICE_TYPES.order,
    state: what === 'cancelled' ? -1 : 1,
    title: textsOf(`orders.${what}`),
    text: textsOf('orders.order', { number: orderNumber }),
    link: link('order', { order_id: orderId }),
  } as const
  await sendNotice(tx, notice, at)
}
