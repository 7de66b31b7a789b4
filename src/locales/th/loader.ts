import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: 'กำลังโหลด',
  failed: 'เปิดหน้านี้ไม่ได้',
  retry: 'ลองอีกครั้ง',
  offline: 'สัญญาณเครือข่ายขาดหาย',
  offline_hint: 'โปรดตรวจสอบการเชื่อมต่อแล้วลองใหม่ เนื้อหาล่าสุดยังอยู่ที่นี่',
  failed_title: 'โหลดข้อมูลไม่สำเร็จ',
  failed_hint: 'เกิดข้อผิดพลาดจากฝั่งเรา โปรดลองอีกครั้ง',
}
