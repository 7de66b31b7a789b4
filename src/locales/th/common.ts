import type { Texts } from '../texts'
import type { common as en } from '../en/common'

export const common: Texts<typeof en> = {
  retry: 'ลองอีกครั้ง',
  cancel: 'ยกเลิก',
  confirm: 'ยืนยัน',
  save: 'บันทึก',
  close: 'ปิด',
  back: 'กลับ',
  edit: 'แก้ไข',
  remove: 'ลบ',
  see_all: 'ดูทั้งหมด',
  loading: 'กำลังโหลด',
  just_now: 'เมื่อสักครู่',
  minutes_ago: { other: '{count} นาทีที่แล้ว' },
  hours_ago: { other: '{count} ชั่วโมงที่แล้ว' },
  days_ago: { other: '{count} วันที่แล้ว' },
}
