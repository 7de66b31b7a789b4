/** The way to the own store, in the account: it weighs on the tab, so it is short. */
import { ownTexts } from './own-texts'

export const SELLING_TEXTS = {
  en: { become: 'Become a seller', store: 'My store' },
  es: { become: 'Hazte vendedor', store: 'Mi tienda' },
  th: { become: 'สมัครเป็นผู้ขาย', store: 'ร้านของฉัน' },
  jp: { become: '出店者になる', store: 'マイショップ' },
  zh: { become: '成为卖家', store: '我的店铺' },
  zhtw: { become: '成為賣家', store: '我的店鋪' },
} as const

export const sellingText = ownTexts(SELLING_TEXTS)
