import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: 'หน้าแรก',
  category: 'หมวดหมู่',
  discover: 'ค้นพบ',
  cart: 'ตะกร้า',
  account: 'บัญชี',
  flash_deals: 'แฟลชดีล',
  compare: 'เปรียบเทียบ',
  viewed: 'ดูล่าสุด',
  track_orders: 'ติดตามคำสั่งซื้อ',
  blog: 'บล็อก',
  not_found: 'ไม่พบหน้านี้',
  not_found_title: 'ไม่มีอะไรอยู่ตรงนี้',
  not_found_text: 'ลิงก์นี้อาจเก่าแล้วหรือพิมพ์ไม่ครบ',
  to_home: 'ไปที่หน้าแรก',
}
