/** Notices and mails about a refund, to its buyer and its shop [rule.notice-types] [rule.mail-kinds]. */
import { REFUND_WIRE } from '@contract/base/after-sale'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { queueMail } from '../mails/queue'
import { ownerOf } from '../mails/shop-mails'
import { queueEvent } from '../webhooks/queue'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'

interface RefundNotice {
  readonly refundId: bigint
  readonly shopId: bigint
  readonly userId: bigint
  readonly orderNumber: string
  readonly state: 'review' | 'approved' | 'refused'
  /** The operator's remark. */
  readonly remark?: string
  readonly at: Date
}

const MAILED = { review: 'refund_asked', approved: 'refund_approved', refused: 'refund_refused' } as const

/** Adds the notice, sets the buyer's unread flag and queues the mail; the shop's owner is mailed about the request. */
export async function notifyOfRefund(
  tx: Tx,
  { refundId, shopId, userId, orderNumber, state, remark = '', at }: RefundNotice,
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
  const refund = String(refundId)
  const data = { refund_id: refund, increment_id: orderNumber, shop_id: String(shopId), state }
  const type = state === 'review' ? 'refund.asked' : (`refund.${state}` as const)
  await queueEvent(tx, { type, key: `${type}:${refund}`, data, at })
  const mail = { params: { refund }, at } as const
  await queueMail(tx, { ...mail, key: `refund:${refund}:${state}`, userId, kind: MAILED[state] })
  const owner = state === 'review' ? await ownerOf(tx, shopId) : null
  if (owner === null) return
  await queueMail(tx, { ...mail, key: `refund:${refund}:shop`, userId: owner, kind: 'shop_refund_asked' })
}
