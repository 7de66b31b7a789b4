/** The coupon in the cart. */
import { ownTexts } from './own-texts'

export const COUPON_TEXTS = {
  en: {
    title: 'Coupon',
    code: 'Coupon code',
    apply: 'Apply',
    saved: 'You save {amount}',
    missing: 'Add {amount} more to use it',
    remove: 'Remove the coupon {code}',
  },
  es: {
    title: 'Cupón',
    code: 'Código del cupón',
    apply: 'Aplicar',
    saved: 'Ahorras {amount}',
    missing: 'Añade {amount} más para usarlo',
    remove: 'Quitar el cupón {code}',
  },
  th: {
    title: 'คูปอง',
    code: 'รหัสคูปอง',
    apply: 'ใช้',
    saved: 'คุณประหยัด {amount}',
    missing: 'ซื้อเพิ่มอีก {amount} เพื่อใช้คูปอง',
    remove: 'นำคูปอง {code} ออก',
  },
  jp: {
    title: 'クーポン',
    code: 'クーポンコード',
    apply: '適用',
    saved: '{amount}お得です',
    missing: 'あと{amount}で使えます',
    remove: 'クーポン {code} を外す',
  },
  zh: {
    title: '优惠券',
    code: '优惠码',
    apply: '使用',
    saved: '已省 {amount}',
    missing: '再买 {amount} 即可使用',
    remove: '移除优惠券 {code}',
  },
  zhtw: {
    title: '優惠券',
    code: '優惠碼',
    apply: '使用',
    saved: '已省 {amount}',
    missing: '再買 {amount} 即可使用',
    remove: '移除優惠券 {code}',
  },
}

export const couponText = ownTexts(COUPON_TEXTS)
