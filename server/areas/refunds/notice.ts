/** Notices to a buyer about a refund [rule.notice-types]. */
import { REFUND_WIRE } from '@contract/after-sale'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'

interface RefundNotice {
  readonly userId: bigint
  readonly orderNumber: string
  readonly state: 'review' | 'approved' | 'refused'
  /** The operator's remark. */
  readonly remark?: string
  readonly at: Date
}

/** Adds the notice and sets the buyer's unread flag. */
export async function notifyOfRefund(
  tx: Tx,
  { userId, orderNumber, state, remark = '', at }: RefundNotice,
): Promise<void> {
  const notice = {
    userId,
    type: NOTICE_TYPES.refund,
    state: REFUND_WIRE[state],
    title: textsOf(`refunds.${state}`),
    text: textsOf('orders.order', { number: remark === '' ? orderNumber : `${orderNumber} · ${remark}` }),
    link: link('refundSent'),
  }
  await sendNotice(tx, notice, at)
}
