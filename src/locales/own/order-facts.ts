/** What an order says beyond its goods: who ordered, the coupon, when it was paid, why it was cancelled. */
import { ownTexts } from './own-texts'

export const ORDER_FACTS_TEXTS = {
  en: {
    coupon: 'Coupon',
    customer: 'Ordered by',
    paid_at: 'Paid on',
    cancelled_because: 'Cancelled because: {text}',
    why: 'Why do you cancel? (optional)',
  },
  es: {
    coupon: 'Cupón',
    customer: 'Pedido por',
    paid_at: 'Pagado el',
    cancelled_because: 'Motivo de la cancelación: {text}',
    why: '¿Por qué lo cancelas? (opcional)',
  },
  th: {
    coupon: 'คูปอง',
    customer: 'ผู้สั่งซื้อ',
    paid_at: 'ชำระเมื่อ',
    cancelled_because: 'เหตุผลที่ยกเลิก: {text}',
    why: 'ยกเลิกเพราะอะไร (ไม่บังคับ)',
  },
  jp: {
    coupon: 'クーポン',
    customer: '注文者',
    paid_at: '支払日時',
    cancelled_because: 'キャンセルの理由：{text}',
    why: 'キャンセルの理由（任意）',
  },
  zh: {
    coupon: '优惠券',
    customer: '下单人',
    paid_at: '付款时间',
    cancelled_because: '取消原因：{text}',
    why: '为什么取消？（选填）',
  },
  zhtw: {
    coupon: '優惠券',
    customer: '訂購人',
    paid_at: '付款時間',
    cancelled_because: '取消原因：{text}',
    why: '為什麼取消？（選填）',
  },
}

export const orderFactsText = ownTexts(ORDER_FACTS_TEXTS)
