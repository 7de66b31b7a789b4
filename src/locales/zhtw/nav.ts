import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: '首頁',
  category: '分類',
  discover: '探索',
  cart: '購物車',
  account: '帳戶',
  wishlist: '願望清單',
  compare: '比較',
  flash_deals: '限時特惠',
  blog: '部落格',
  brands: '品牌',
  track_orders: '訂單追蹤',
}
