/** Notices to a buyer about an order [rule.notice-types]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { Texts } from '../../kernel/text/texts'

interface OrderNotice {
  readonly userId: bigint
  readonly orderId: bigint
  readonly orderNumber: string
  readonly what: keyof typeof TITLES
  readonly at: Date
}

const TITLES = {
  placed: {
    en: 'Order placed',
    zh: '订单已提交',
    zhtw: '訂單已提交',
    th: 'สั่งซื้อแล้ว',
    jp: 'ご注文を受け付けました',
    es: 'Pedido realizado',
  },
  paid: {
    en: 'Order paid',
    zh: '订单已付款',
    zhtw: '訂單已付款',
    th: 'ชำระเงินแล้ว',
    jp: 'お支払いが完了しました',
    es: 'Pedido pagado',
  },
  cancelled: {
    en: 'Order cancelled',
    zh: '订单已取消',
    zhtw: '訂單已取消',
    th: 'ยกเลิกคำสั่งซื้อแล้ว',
    jp: 'ご注文をキャンセルしました',
    es: 'Pedido cancelado',
  },
  accepted: {
    en: 'Order accepted',
    zh: '订单已接受',
    zhtw: '訂單已接受',
    th: 'รับคำสั่งซื้อแล้ว',
    jp: 'ご注文を承りました',
    es: 'Pedido aceptado',
  },
  shipped: {
    en: 'Order shipped',
    zh: '订单已发货',
    zhtw: '訂單已出貨',
    th: 'จัดส่งแล้ว',
    jp: '商品を発送しました',
    es: 'Pedido enviado',
  },
  in_transit: {
    en: 'Order on its way',
    zh: '订单运输中',
    zhtw: '訂單運送中',
    th: 'พัสดุกำลังเดินทาง',
    jp: '商品を配送中です',
    es: 'Pedido en camino',
  },
  delivered: {
    en: 'Order delivered',
    zh: '订单已送达',
    zhtw: '訂單已送達',
    th: 'ส่งถึงแล้ว',
    jp: '商品が届きました',
    es: 'Pedido entregado',
  },
} as const satisfies Record<string, Texts>

const textOf = (number: string): Texts => ({
  en: `Order ${number}`,
  zh: `订单 ${number}`,
  zhtw: `訂單 ${number}`,
  th: `คำสั่งซื้อ ${number}`,
  jp: `注文番号 ${number}`,
  es: `Pedido ${number}`,
})

/** Adds the notice and sets the buyer's unread flag. */
export async function notifyOfOrder(tx: Tx, { userId, orderId, orderNumber, what, at }: OrderNotice): Promise<void> {
  const notice = {
    userId,
    type: NOTICE_TYPES.order,
    state: what === 'cancelled' ? -1 : 1,
    title: TITLES[what],
    text: textOf(orderNumber),
    link: link('order', { order_id: orderId }),
  } as const
  await sendNotice(tx, notice, at)
}
