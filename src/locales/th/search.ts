import type { Texts } from '../texts'
import type { search as en } from '../en/search'

export const search: Texts<typeof en> = {
  departments: 'แผนก',
  all_of: 'ทั้งหมดใน {name}',
  kinds: 'ประเภท',
  brands: 'แบรนด์',
  failed_departments: 'โหลดหมวดหมู่ไม่สำเร็จ',
  no_departments: 'ยังไม่มีสินค้าบนชั้น',
  no_departments_text: 'กลับมาดูใหม่ภายหลัง',
}
