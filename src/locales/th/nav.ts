import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: 'หน้าแรก',
  category: 'หมวดหมู่',
  discover: 'ค้นพบ',
  cart: 'ตะกร้า',
  account: 'บัญชี',
  wishlist: 'รายการโปรด',
  compare: 'เปรียบเทียบ',
  flash_deals: 'แฟลชดีล',
  blog: 'บล็อก',
  brands: 'แบรนด์',
  track_orders: 'ติดตามคำสั่งซื้อ',
}
