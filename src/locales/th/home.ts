import type { Texts } from '../texts'
import type { home as en } from '../en/home'

export const home: Texts<typeof en> = {
  flash: 'แฟลชดีล',
  ends_in: 'สิ้นสุดใน',
  ends_in_days: 'สิ้นสุดใน {days} วัน',
  picked: 'คัดสรรสำหรับคุณ',
  adverts: 'ข้อเสนอ',
  slide: '{number} จาก {count}',
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  look: 'ดูเลย',
  departments: 'หมวดหมู่สินค้า',
  empty_title: 'ยังไม่มีสินค้า',
  empty_text: 'สินค้าจะแสดงที่นี่เมื่อร้านค้าวางขาย',
  failed: 'โหลดสินค้าไม่สำเร็จ',
}
