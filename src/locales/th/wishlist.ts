import type { Texts } from '../texts'
import type { wishlist as en } from '../en/wishlist'

export const wishlist: Texts<typeof en> = {
  title: 'รายการโปรด',
  count: { other: 'รายการโปรด {count} ชิ้น' },
  mark: 'เก็บ {name} ไว้ในรายการโปรด',
  on: 'อยู่ในรายการโปรด',
  off: 'เก็บไว้ในรายการโปรด',
  kept_here: 'เก็บไว้ในอุปกรณ์นี้แล้ว เข้าสู่ระบบเพื่อดูในรายการโปรด',
  empty_title: 'รายการโปรดยังว่างอยู่',
  empty_text: 'แตะรูปหัวใจของสินค้าเพื่อเก็บไว้ดูที่นี่อีกครั้ง',
  failed: 'โหลดรายการโปรดไม่สำเร็จ',
}
