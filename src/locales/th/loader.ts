import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: 'กำลังโหลด',
  failed: 'เปิดหน้านี้ไม่ได้',
  retry: 'ลองอีกครั้ง',
}
