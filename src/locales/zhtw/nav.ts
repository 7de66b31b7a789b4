import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: '首頁',
  category: '分類',
  discover: '探索',
  cart: '購物車',
  account: '帳戶',
  flash_deals: '限時特惠',
  compare: '比較',
  viewed: '最近瀏覽',
  track_orders: '訂單追蹤',
  blog: '部落格',
  not_found: '找不到頁面',
  not_found_title: '這裡什麼都沒有',
  not_found_text: '連結可能已過期，或者少了一個字母。',
  to_home: '前往首頁',
}
