/** Notices to a buyer about a refund [rule.notice-types]. */
import { REFUND_WIRE } from '@contract/after-sale'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { Texts } from '../../kernel/text/texts'

const TITLES = {
  review: {
    en: 'Refund under review',
    zh: '退款审核中',
    zhtw: '退款審核中',
    th: 'กำลังตรวจสอบคำขอคืนเงิน',
    jp: '返金を審査しています',
    es: 'Reembolso en revisión',
  },
  approved: {
    en: 'Refund approved',
    zh: '退款已通过',
    zhtw: '退款已通過',
    th: 'อนุมัติการคืนเงินแล้ว',
    jp: '返金が承認されました',
    es: 'Reembolso aprobado',
  },
  refused: {
    en: 'Refund refused',
    zh: '退款未通过',
    zhtw: '退款未通過',
    th: 'ไม่อนุมัติการคืนเงิน',
    jp: '返金は承認されませんでした',
    es: 'Reembolso rechazado',
  },
} as const satisfies Record<string, Texts>

const textOf = (number: string, remark: string): Texts => {
  const tail = remark === '' ? '' : ` · ${remark}`
  return {
    en: `Order ${number}${tail}`,
    zh: `订单 ${number}${tail}`,
    zhtw: `訂單 ${number}${tail}`,
    th: `คำสั่งซื้อ ${number}${tail}`,
    jp: `注文番号 ${number}${tail}`,
    es: `Pedido ${number}${tail}`,
  }
}

interface RefundNotice {
  readonly userId: bigint
  readonly orderNumber: string
  readonly state: keyof typeof TITLES
  /** What the operator said. */
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
    title: TITLES[state],
    text: textOf(orderNumber, remark),
    link: link('refundSent'),
  }
  await sendNotice(tx, notice, at)
}
